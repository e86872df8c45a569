import type { AdminUser } from '@/api/adminApi';
import { StatusBadge } from '@/ui/StatusBadge';

/** A person's role; every role but that of an admin is a normal user's (specification, section 6). */
export function UserRole({ user }: { user: AdminUser }) {
  return user.role === 'admin' ? (
    <StatusBadge label="Admin" tone="good" />
  ) : (
    <StatusBadge label="User" tone="neutral" />
  );
}
