import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { countOf } from '@/lib/countOf';
import { formatAverage, parseRating } from './rating';

type RatingStarsProps = {
  /** As the backend gives them; without numbers nothing is rendered. */
  rating: unknown;
  reviewCount: unknown;
};

/** Stars with the average and the number of reviews: 4.6 (23 reviews). */
export function RatingStars({ rating, reviewCount }: RatingStarsProps) {
  const known = parseRating(rating, reviewCount);
  if (!known) return null;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Rating
        readOnly
        size="small"
        precision={0.1}
        value={known.average}
        getLabelText={(value) => `Rated ${formatAverage(value)} out of 5`}
      />
      <Typography variant="body2" component="span">
        <b>{formatAverage(known.average)}</b> ({countOf(known.count, 'review')})
      </Typography>
    </Box>
  );
}
