import Box from '@mui/material/Box';
import { countOf, formatCount, formatAverage } from '@/lib/numbers';

type RatingBadgeProps = {
  /** Null without reviews, for which nothing is rendered. */
  rating: number | null;
  reviewCount: number | undefined;
};

/** An average rating in a line of text: a star, the average and the number of reviews. */
export function RatingBadge({ rating, reviewCount }: RatingBadgeProps) {
  if (rating === null) return null;
  const average = formatAverage(rating);
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Rated ${average} out of 5, ${countOf(reviewCount, 'review')}`}
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ color: 'brand.star' }}>
        ★
      </Box>
      <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
        {average}
      </Box>
      <span>{`(${formatCount(reviewCount)})`}</span>
    </Box>
  );
}
