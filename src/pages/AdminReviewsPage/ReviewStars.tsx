import Rating from '@mui/material/Rating';
import { countOf } from '@/lib/numbers';

/** The stars of a review. */
export function ReviewStars({ stars }: { stars: number }) {
  return (
    <Rating readOnly size="small" value={stars} getLabelText={(value) => countOf(value, 'star')} />
  );
}
