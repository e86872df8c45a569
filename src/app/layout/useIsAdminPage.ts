import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { isWithin } from '@/lib/addresses';

/** Returns whether the page belongs to the admin panel, which exists for admins alone. */
export function useIsAdminPage(): boolean {
  const { pathname } = useLocation();
  const { status, isAdmin } = useAuth();
  // While the session is being checked, the user is most likely an admin.
  return isWithin(pathname, paths.admin) && (isAdmin || status === 'loading');
}
