import { useMemo } from 'react';
import { useListUsersQuery } from '@/api/adminApi';
import {
  AdminGrid,
  AdminLayout,
  GridFilters,
  gridFormat,
  gridSelect,
  toListArguments,
  useGridParameters,
} from '@/features/admin';
import { userColumns, UserSummary } from './userColumns';
import { useUserActions } from './useUserActions';

const SELECTS = {
  role: gridSelect('Role', [
    ['user', 'Users'],
    ['admin', 'Admins'],
  ]),
  verified: gridSelect('Verified', [
    ['true', 'Yes'],
    ['false', 'No'],
  ]),
};

const format = gridFormat(['created_at', 'name', 'email', 'purchases', 'spent'], SELECTS);

/** The list of all users. */
export default function AdminUsersPage() {
  const grid = useGridParameters(format);
  const { verified, ...parameters } = toListArguments(grid.parameters);
  const query = useListUsersQuery({
    ...parameters,
    ...(verified && { verified: verified === 'true' }),
  });
  const { actionsFor, dialog } = useUserActions();
  const columns = useMemo(() => userColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout heading="Users">
      <GridFilters grid={grid} searchLabel="Search by name, email or phone" selects={SELECTS} />
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
