import Box from '@mui/material/Box';
import type { Project } from '@/api/catalogApi';
import { countOf, formatAverage, formatCount } from '@/lib/numbers';

type RatingBadgeProps = {
  project: Pick<Project, 'rating' | 'review_count'>;
};

/** The rating of a project in a line of text: a star, the average and the number of reviews, if any. */
export function RatingBadge({ project: { rating, review_count = 0 } }: RatingBadgeProps) {
  if (!rating) return null;
  const average = formatAverage(rating);
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Rated ${average} out of 5, ${countOf(review_count, 'review')}`}
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ color: 'brand.star' }}>
        ★
      </Box>
      <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
        {average}
      </Box>
      <span>{`(${formatCount(review_count)})`}</span>
    </Box>
  );
}
