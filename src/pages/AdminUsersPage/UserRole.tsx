import Chip from '@mui/material/Chip';
import type { AdminUser } from '@/api/adminApi';

/** A person's role; every role but that of an admin is a normal user's (specification, section 6). */
export function UserRole({ user }: { user: AdminUser }) {
  return user.role === 'admin' ? (
    <Chip size="small" variant="outlined" color="success" label="Admin" />
  ) : (
    <Chip size="small" variant="outlined" label="User" />
  );
}
