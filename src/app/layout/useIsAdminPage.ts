import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { isWithin } from '@/lib/addresses';

/** Whether the page is of the admin panel; for others than admins, all below its address is the shop. */
export function useIsAdminPage(): boolean {
  const { pathname } = useLocation();
  const { status, isAdmin } = useAuth();
  // While the session is being checked, the user is most likely an admin.
  return isWithin(pathname, paths.admin) && (isAdmin || status === 'loading');
}
