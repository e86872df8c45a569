import { useListUsersQuery } from '@/api/adminApi';
import { AdminGrid, AdminLayout, GridFilters, toListArguments, useGrid } from '@/features/admin';
import { userTable } from './userTable';
import { useUserActions } from './useUserActions';

/** The list of all users. */
export default function AdminUsersPage() {
  const grid = useGrid(userTable);
  const query = useListUsersQuery(toListArguments(grid.parameters));
  const { actionsFor, dialog } = useUserActions();
  const rows = query.data?.users;
  return (
    <AdminLayout heading={userTable.label}>
      <GridFilters table={userTable} grid={grid} />
      <AdminGrid table={userTable} rows={rows} query={query} grid={grid} actionsFor={actionsFor} />
      {dialog}
    </AdminLayout>
  );
}
