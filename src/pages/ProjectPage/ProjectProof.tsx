import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import StarIcon from '@mui/icons-material/StarRounded';
import { countOf } from '@/lib/countOf';
import { parseCount } from '@/lib/counts';

/** Extensions of a project; a backend may lack them, and their values may be anything. */
type Proven = { id: number; rating?: unknown; review_count?: unknown; sales_count?: unknown };

const BEST = 5;

/** The average rating and the number of sales, as far as the backend tells them. */
export function ProjectProof({ project }: { project: Proven }) {
  const { rating, review_count, sales_count } = project;
  const reviews = parseCount(review_count);
  const isRated = typeof rating === 'number' && rating >= 1 && rating <= BEST && reviews > 0;
  const isSold = parseCount(sales_count) > 0;
  if (!isRated && !isSold) return null;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontWeight: 650 }}
    >
      {isRated && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <StarIcon aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
          {`${rating.toFixed(1)} of ${BEST} (${countOf(reviews, 'review')})`}
        </Box>
      )}
      {isSold && <span>{countOf(sales_count, 'sale')}</span>}
    </Typography>
  );
}
