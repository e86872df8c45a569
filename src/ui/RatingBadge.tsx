import Box from '@mui/material/Box';
import { formatCount } from '@/lib/counts';

const HIGHEST = 5;

type RatingBadgeProps = {
  /** From 1 to 5. */
  rating: number;
  /** How many reviews it is the average of. */
  count: number;
};

/** An average rating in a line of text: a star, the rating and the number of reviews. */
export function RatingBadge({ rating, count }: RatingBadgeProps) {
  const reviews = count === 1 ? '1 review' : `${formatCount(count)} reviews`;
  const value = rating.toFixed(1);
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Rated ${value} out of ${HIGHEST}, ${reviews}`}
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ color: 'warning.main' }}>
        ★
      </Box>
      <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
        {value}
      </Box>
      ({formatCount(count)})
    </Box>
  );
}
