import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { countOf } from '@/lib/countOf';
import { parseCount } from '@/lib/counts';
import { parseRating } from '@/lib/rating';
import { RatingBadge } from '@/ui/RatingBadge';

/** The rating, linked to the reviews, and the number of sales, if the backend provides them. */
export function ProjectProof({ project }: { project: Project }) {
  const { rating, review_count, sales_count } = project;
  const isRated = parseRating(rating, review_count) !== null;
  const isSold = parseCount(sales_count) > 0;
  if (!isRated && !isSold) return null;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        fontWeight: 650,
      }}
    >
      {isRated && (
        <Link href="#reviews" color="inherit" underline="hover" sx={{ py: 0.25 }}>
          <RatingBadge rating={rating} reviewCount={review_count} />
        </Link>
      )}
      {isSold && <span>{countOf(sales_count, 'sale')}</span>}
    </Typography>
  );
}
