import { useMemo } from 'react';
import { useListAdminReviewsQuery } from '@/api/adminApi';
import { AdminGrid, AdminLayout, toListArg, useGridParameters } from '@/features/admin';
import { reviewColumns } from './reviewColumns';
import { ReviewFilters } from './ReviewFilters';
import { reviewGrid } from './reviewGrid';
import { ReviewSummary } from './ReviewSummary';
import { useReviewActions } from './useReviewActions';

/** The list of all reviews, with actions to answer or hide them. */
export function AdminReviewsPage() {
  const grid = useGridParameters(reviewGrid);
  const { status, stars } = grid.parameters.filters;
  const query = useListAdminReviewsQuery({
    ...toListArg(grid.parameters),
    ...(status && { status }),
    ...(stars && { stars: Number(stars) as 1 | 2 | 3 | 4 | 5 }),
  });
  const { actionsFor, dialog } = useReviewActions();
  const columns = useMemo(() => reviewColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout heading="Reviews">
      <ReviewFilters parameters={grid.parameters} change={grid.change} />
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
