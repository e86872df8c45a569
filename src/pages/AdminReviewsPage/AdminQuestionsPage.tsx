import { useListAdminQuestionsQuery } from '@/api/adminApi';
import { AdminGrid, AdminLayout, GridFilters, toListArguments, useGrid } from '@/features/admin';
import { questionTable } from './reviewTable';
import { useReviewActions } from './useReviewActions';

/** The list of all questions, with actions to answer or reject them. */
export default function AdminQuestionsPage() {
  const grid = useGrid(questionTable);
  const query = useListAdminQuestionsQuery({
    ...toListArguments(grid.parameters),
    sort: 'created_at',
  });
  const { actionsFor, dialog } = useReviewActions();
  return (
    <AdminLayout heading={questionTable.label}>
      <GridFilters table={questionTable} grid={grid} />
      <AdminGrid
        table={questionTable}
        rows={query.data?.questions}
        query={query}
        grid={grid}
        actionsFor={actionsFor}
      />
      {dialog}
    </AdminLayout>
  );
}
