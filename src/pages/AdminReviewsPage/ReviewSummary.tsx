import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminReview } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { formatShopDay } from '@/lib/shopDay';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { ReviewStars } from './ReviewStars';
import { ReviewStatus } from './ReviewStatus';

type ReviewSummaryProps = { review: AdminReview; actions: readonly MenuAction[] };

/** A review as a card, on narrow screens. */
export function ReviewSummary({ review, actions }: ReviewSummaryProps) {
  const { stars, title, text, project, customer, created_at } = review;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ReviewStars stars={stars} />
        <ReviewStatus review={review} />
        <Box sx={{ ml: 'auto' }}>
          <ActionMenu
            label={`Actions for the review by ${customer.name} of ${project.title}`}
            actions={actions}
          />
        </Box>
      </Box>
      {title && <Typography sx={{ fontWeight: 650 }}>{title}</Typography>}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Link component={RouterLink} to={adminPaths.project(project.id)}>
          {project.title}
        </Link>
        {` · ${customer.name} · ${formatShopDay(created_at)}`}
      </Typography>
    </Box>
  );
}
