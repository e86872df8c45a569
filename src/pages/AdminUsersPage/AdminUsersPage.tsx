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
  const { parameters, isFiltered, change, clear } = useGridParameters(userGrid);
  const { role, verified } = parameters.filters;
  const { data, isFetching, error, refetch } = useListUsersQuery({
    ...toListArg(parameters),
    ...(role && { role }),
    ...(verified && { verified: verified === 'true' }),
  });
  const { actionsFor, dialog } = useUserActions();
  const columns = useMemo(() => userColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout heading="Users">
      <UserFilters parameters={parameters} change={change} />
      <AdminGrid
        label="Users"
        columns={columns}
        getRowId={({ id }) => id}
        renderCard={(user) => <UserSummary user={user} actions={actionsFor(user)} />}
        rows={data?.users}
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
