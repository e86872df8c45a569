import { useMemo } from 'react';
import { useListUsersQuery } from '@/api/adminApi';
import { AdminGrid, AdminLayout, toListArg, useGridParameters } from '@/features/admin';
import { userColumns } from './userColumns';
import { UserFilters } from './UserFilters';
import { userGrid } from './userGrid';
import { UserSummary } from './UserSummary';
import { useUserActions } from './useUserActions';

/** The list of all users. */
export function AdminUsersPage() {
  const grid = useGridParameters(userGrid);
  const { role, verified } = grid.parameters.filters;
  const query = useListUsersQuery({
    ...toListArg(grid.parameters),
    ...(role && { role }),
    ...(verified && { verified: verified === 'true' }),
  });
  const { actionsFor, dialog } = useUserActions();
  const columns = useMemo(() => userColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout heading="Users">
      <UserFilters parameters={grid.parameters} change={grid.change} />
      <AdminGrid
        label="Users"
        columns={columns}
        getRowId={({ id }) => id}
        renderCard={(user) => <UserSummary user={user} actions={actionsFor(user)} />}
        rows={query.data?.users}
        total={query.data?.pagination.total}
        query={query}
        grid={grid}
      />
      {dialog}
    </AdminLayout>
  );
}
