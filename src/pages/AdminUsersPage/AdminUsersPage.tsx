import { useMemo } from 'react';
import { useListUsersQuery } from '@/api/adminApi';
import { AdminGrid, AdminRoom, toListArg, useGridAddress } from '@/features/admin';
import { userColumns } from './userColumns';
import { UserFilters } from './UserFilters';
import { userGrid } from './userGrid';
import { UserSummary } from './UserSummary';
import { useUserActions } from './useUserActions';

/** The list of all users. */
export function AdminUsersPage() {
  const { address, isFiltered, change, clear } = useGridAddress(userGrid);
  const { role, verified } = address.filters;
  const { data, isFetching, error, refetch } = useListUsersQuery({
    ...toListArg(address),
    ...(role && { role }),
    ...(verified && { verified: verified === 'true' }),
  });
  const { actionsFor, dialog } = useUserActions();
  const columns = useMemo(() => userColumns(actionsFor), [actionsFor]);

  return (
    <AdminRoom heading="Users">
      <UserFilters address={address} change={change} />
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
        state={address}
        onChange={change}
        isFiltered={isFiltered}
        onClear={clear}
      />
      {dialog}
    </AdminRoom>
  );
}
