import type { AdminUser } from '@/api/adminApi';
import { StatusBadge } from '@/ui/StatusBadge';

/** Whether a person's email address counts as confirmed. */
export function UserVerification({ user }: { user: AdminUser }) {
  return user.is_verified ? (
    <StatusBadge label="Verified" tone="good" />
  ) : (
    <StatusBadge label="Not verified" tone="warning" />
  );
}
