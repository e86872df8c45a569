import Chip from '@mui/material/Chip';
import type { AdminUser } from '@/api/adminApi';

/** Shows a user's role; every role except admin is a normal user (specification, section 6). */
export function UserRole({ user }: { user: AdminUser }) {
  return user.role === 'admin' ? (
    <Chip size="small" variant="outlined" color="success" label="Admin" />
  ) : (
    <Chip size="small" variant="outlined" label="User" />
  );
}
