import Box from '@mui/material/Box';
import type { User } from '@/api/accountApi';
import { hasAdminRole } from '@/features/auth';
import { formatMonth } from '@/lib/dates';
import { Panel } from './Panel';

/** Shows email verification, member since and account type. */
export function AccountStatus({ user }: { user: User }) {
  const rows = [
    { term: 'Email', value: user.is_verified ? 'Verified' : 'Pending' },
    { term: 'Member since', value: formatMonth(user.created_at) },
    { term: 'Account type', value: hasAdminRole(user) ? 'Admin' : 'Customer' },
  ];
  return (
    <Panel heading="Account Status">
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(({ term, value }) => (
          <Box key={term} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.75 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 650 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
