import Box from '@mui/material/Box';
import { countOf, formatCount, formatAverage, parseRating } from '@/lib/numbers';

type RatingBadgeProps = {
  /** As received from the backend; without a rating, nothing is rendered. */
  rating: unknown;
  reviewCount: unknown;
};

/** An average rating in a line of text: a star, the average and the number of reviews. */
export function RatingBadge({ rating, reviewCount }: RatingBadgeProps) {
  const known = parseRating(rating, reviewCount);
  if (!known) return null;
  const average = formatAverage(known.average);
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Rated ${average} out of 5, ${countOf(known.count, 'review')}`}
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ color: 'brand.star' }}>
        ★
      </Box>
      <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
        {average}
      </Box>
      ({formatCount(known.count)})
    </Box>
  );
}
