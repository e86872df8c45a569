import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useListUsersQuery, type AdminUser } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { AdminGrid, AdminLayout, toListArg, useGridParameters, FilterBar } from '@/features/admin';
import { formatWholeRupees } from '@/lib/money';
import { countOf } from '@/lib/numbers';
import { formatShopDay } from '@/lib/time';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { NativeSelect } from '@/ui/NativeSelect';
import { UserRole } from './UserRole';
import { UserVerification } from './UserVerification';
import { useUserActions } from './useUserActions';
import { userColumns } from './userColumns';
import { userGrid } from './userGrid';

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

type UserSummaryProps = { user: AdminUser; actions: readonly MenuAction[] };

/** A user as a card, on narrow screens. */
function UserSummary({ user, actions }: UserSummaryProps) {
  const { id, name, email, phone, purchases, spent, created_at } = user;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[email, phone].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <ActionMenu label={`Actions for ${name}`} actions={actions} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
        <UserRole user={user} />
        <UserVerification user={user} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Link component={RouterLink} to={adminPaths.paymentsOf(id)}>
          {countOf(purchases, 'purchase')}
        </Link>
        {` · ${formatWholeRupees(spent)} spent · member since ${formatShopDay(created_at)}`}
      </Typography>
    </>
  );
}

const ROLES = [
  { value: '', label: 'All' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Admins' },
];
const VERIFICATIONS = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

type UserFiltersProps = Pick<
  ReturnType<typeof useGridParameters<typeof userGrid>>,
  'parameters' | 'change'
>;

/** Filters the users by search, role and verification. */
function UserFilters({ parameters, change }: UserFiltersProps) {
  const { search, filters } = parameters;
  return (
    <FilterBar
      searchLabel="Search by name, email or phone"
      search={search}
      onSearch={(text) => change({ search: text }, { replace: true })}
    >
      <NativeSelect
        label="Role"
        value={filters.role}
        options={ROLES}
        onChange={(role) => change({ filters: { role } })}
      />
      <NativeSelect
        label="Verified"
        value={filters.verified}
        options={VERIFICATIONS}
        onChange={(verified) => change({ filters: { verified } })}
      />
    </FilterBar>
  );
}
