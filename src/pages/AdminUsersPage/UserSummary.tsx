import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminUser } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { countOf } from '@/lib/countOf';
import { formatWholeRupees } from '@/lib/money';
import { formatShopDay } from '@/lib/shopDay';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { UserRole } from './UserRole';
import { UserVerification } from './UserVerification';

type UserSummaryProps = { user: AdminUser; actions: readonly MenuAction[] };

/** A user as a card, on narrow screens. */
export function UserSummary({ user, actions }: UserSummaryProps) {
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
