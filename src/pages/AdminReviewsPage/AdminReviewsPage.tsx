import { useListAdminReviewsQuery } from '@/api/adminApi';
import { AdminGrid, AdminLayout, GridFilters, toListArguments, useGrid } from '@/features/admin';
import { reviewTable } from './reviewTable';
import { useReviewActions } from './useReviewActions';

/** The list of all reviews, with actions to answer or hide them. */
export default function AdminReviewsPage() {
  const grid = useGrid(reviewTable);
  const query = useListAdminReviewsQuery(toListArguments(grid.parameters));
  const { actionsFor, dialog } = useReviewActions();
  const rows = query.data?.reviews;
  return (
    <AdminLayout heading={reviewTable.label}>
      <GridFilters table={reviewTable} grid={grid} />
      <AdminGrid
        table={reviewTable}
        rows={rows}
        query={query}
        grid={grid}
        actionsFor={actionsFor}
      />
      {dialog}
    </AdminLayout>
  );
}
