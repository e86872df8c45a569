import Chip from '@mui/material/Chip';
import type { AdminUser } from '@/api/adminApi';

/** Shows whether a user's email address is verified. */
export function UserVerification({ user }: { user: AdminUser }) {
  return user.is_verified ? (
    <Chip size="small" variant="outlined" color="success" label="Verified" />
  ) : (
    <Chip size="small" variant="outlined" color="warning" label="Not verified" />
  );
}
