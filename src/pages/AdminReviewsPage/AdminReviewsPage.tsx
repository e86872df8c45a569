import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type AdminReview, useListAdminReviewsQuery } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import {
  AdminGrid,
  AdminLayout,
  GridFilters,
  gridFormat,
  gridSelect,
  toListArguments,
  useGridParameters,
} from '@/features/admin';
import { ReviewStars } from '@/features/reviews/widget';
import { formatDay } from '@/lib/time';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { reviewColumns, ReviewStatus } from './reviewColumns';
import { useReviewActions } from './useReviewActions';

const SELECTS = {
  status: gridSelect('Status', [
    ['unanswered', 'Unanswered'],
    ['shown', 'Shown'],
    ['hidden', 'Hidden'],
  ]),
  stars: gridSelect('Stars', [
    ['5', '5 ★'],
    ['4', '4 ★'],
    ['3', '3 ★'],
    ['2', '2 ★'],
    ['1', '1 ★'],
  ]),
};

const format = gridFormat(['created_at', 'stars', 'helpful_count'], SELECTS);

/** The list of all reviews, with actions to answer or hide them. */
export default function AdminReviewsPage() {
  const grid = useGridParameters(format);
  const { stars, ...parameters } = toListArguments(grid.parameters);
  const query = useListAdminReviewsQuery({
    ...parameters,
    ...(stars && { stars: Number(stars) as 1 | 2 | 3 | 4 | 5 }),
  });
  const { actionsFor, dialog } = useReviewActions();
  const columns = useMemo(() => reviewColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout heading="Reviews">
      <GridFilters
        grid={grid}
        searchLabel="Search by text, project or customer"
        selects={SELECTS}
      />
      <AdminGrid
        label="Reviews"
        columns={columns}
        getRowId={({ id }) => id}
        renderCard={(review) => <ReviewSummary review={review} actions={actionsFor(review)} />}
        rows={query.data?.reviews}
        total={query.data?.pagination.total}
        query={query}
        grid={grid}
      />
      {dialog}
    </AdminLayout>
  );
}

type ReviewSummaryProps = { review: AdminReview; actions: readonly MenuAction[] };

/** A review as a card, on narrow screens. */
function ReviewSummary({ review, actions }: ReviewSummaryProps) {
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
        <span>{` · ${customer.name} · ${formatDay(created_at)}`}</span>
      </Typography>
    </Box>
  );
}
