import { useMemo } from 'react';
import { useListAdminReviewsQuery } from '@/api/adminApi';
import { AdminGrid, AdminLayout, toListArg, useGridParameters } from '@/features/admin';
import { reviewColumns } from './reviewColumns';
import { ReviewFilters } from './ReviewFilters';
import { reviewGrid } from './reviewGrid';
import { ReviewSummary } from './ReviewSummary';
import { useReviewActions } from './useReviewActions';

/** The list of all reviews, where they are answered and hidden. */
export function AdminReviewsPage() {
  const { parameters, isFiltered, change, clear } = useGridParameters(reviewGrid);
  const { status, stars } = parameters.filters;
  const { data, isFetching, error, refetch } = useListAdminReviewsQuery({
    ...toListArg(parameters),
    ...(status && { status }),
    ...(stars && { stars: Number(stars) as 1 | 2 | 3 | 4 | 5 }),
  });
  const { actionsFor, dialog } = useReviewActions();
  const columns = useMemo(() => reviewColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout heading="Reviews">
      <ReviewFilters parameters={parameters} change={change} />
      <AdminGrid
        label="Reviews"
        columns={columns}
        getRowId={({ id }) => id}
        renderCard={(review) => <ReviewSummary review={review} actions={actionsFor(review)} />}
        rows={data?.reviews}
        total={data?.pagination.total}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        state={parameters}
        onChange={change}
        isFiltered={isFiltered}
        onClear={clear}
      />
      {dialog}
    </AdminLayout>
  );
}
