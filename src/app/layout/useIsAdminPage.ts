import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';

/** Returns whether the current page belongs to the admin panel. */
export function useIsAdminPage(): boolean {
  const { pathname } = useLocation();
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
