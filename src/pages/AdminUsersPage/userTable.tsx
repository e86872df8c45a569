import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminUser, UserSort } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { adminTable, CellText, type GridColumn, gridSelect } from '@/features/admin';
import { formatWholeRupees } from '@/lib/money';
import { countOf, formatCount } from '@/lib/numbers';
import { formatDay } from '@/lib/time';

const columns: readonly GridColumn<AdminUser, UserSort>[] = [
  {
    field: 'name',
    heading: 'Name',
    firstOrder: 'ASC',
    width: 140,
    flex: 1,
    render: ({ name }) => <CellText>{name}</CellText>,
  },
  {
    field: 'email',
    heading: 'Email',
    firstOrder: 'ASC',
    width: 180,
    flex: 1.2,
    render: ({ email }) => <CellText>{email}</CellText>,
  },
  {
    field: 'phone',
    heading: 'Phone',
    width: 154,
    isExtra: true,
    render: ({ phone }) => <CellText>{phone || '–'}</CellText>,
  },
  { field: 'role', heading: 'Role', width: 88, render: (user) => <UserRole user={user} /> },
  {
    field: 'verified',
    heading: 'Verified',
    width: 122,
    render: (user) => <UserVerification user={user} />,
  },
  {
    field: 'purchases',
    heading: 'Purchases',
    firstOrder: 'DESC',
    width: 112,
    isNumber: true,
    render: ({ id, name, purchases }, tabIndex) => (
      <Link
        href={adminPaths.paymentsOf(id)}
        tabIndex={tabIndex}
        aria-label={`${countOf(purchases, 'purchase')} of ${name}`}
        sx={{ minWidth: 24, lineHeight: '24px', textAlign: 'right' }}
      >
        {formatCount(purchases)}
      </Link>
    ),
  },
  {
    field: 'spent',
    heading: 'Spent',
    firstOrder: 'DESC',
    width: 104,
    isNumber: true,
    render: ({ spent }) => formatWholeRupees(spent),
  },
  {
    field: 'created_at',
    heading: 'Joined',
    firstOrder: 'DESC',
    width: 118,
    render: ({ created_at }) => formatDay(created_at),
  },
];

/** The list of users. */
export const userTable = adminTable({
  label: 'Users',
  searchLabel: 'Search by name, email or phone',
  sortedBy: 'created_at',
  filters: {
    role: gridSelect('Role', [
      ['user', 'Users'],
      ['admin', 'Admins'],
    ]),
    verified: gridSelect('Verified', [
      [true, 'Yes'],
      [false, 'No'],
    ]),
  },
  columns,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  card: (user, { menu }) => <UserSummary user={user} menu={menu} />,
});

/** A user as a card, on narrow screens. */
function UserSummary({ user, menu }: { user: AdminUser; menu: ReactNode }) {
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
        {menu}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
        <UserRole user={user} />
        <UserVerification user={user} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Link href={adminPaths.paymentsOf(id)}>{countOf(purchases, 'purchase')}</Link>
        <span>
          {` · ${formatWholeRupees(spent)} spent · member since ${formatDay(created_at)}`}
        </span>
      </Typography>
    </>
  );
}

/** Shows a user's role; every role except admin is a normal user (specification, section 6). */
function UserRole({ user }: { user: AdminUser }) {
  return user.role === 'admin' ? (
    <Chip size="small" variant="outlined" color="success" label="Admin" />
  ) : (
    <Chip size="small" variant="outlined" label="User" />
  );
}

/** Shows whether a user's email address is verified. */
function UserVerification({ user }: { user: AdminUser }) {
  return user.is_verified ? (
    <Chip size="small" variant="outlined" color="success" label="Verified" />
  ) : (
    <Chip size="small" variant="outlined" color="warning" label="Not verified" />
  );
}
