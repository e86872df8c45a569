import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminUser } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { CellText, type GridColumn } from '@/features/admin';
import { formatWholeRupees } from '@/lib/money';
import { countOf, formatCount } from '@/lib/numbers';
import { formatShopDay } from '@/lib/time';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { UserRole } from './UserRole';
import { UserVerification } from './UserVerification';

/** Columns of the user list; `actionsFor` returns the actions of a user. */
export function userColumns(
  actionsFor: (user: AdminUser) => readonly MenuAction[],
): readonly GridColumn<AdminUser>[] {
  return [
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
          component={RouterLink}
          to={adminPaths.paymentsOf(id)}
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
      render: ({ created_at }) => formatShopDay(created_at),
    },
    {
      field: 'actions',
      heading: 'Actions',
      width: 92,
      render: (user, tabIndex) => (
        <ActionMenu
          label={`Actions for ${user.name}`}
          actions={actionsFor(user)}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}
