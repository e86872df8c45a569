import { useAuth } from '@/features/auth';
import type { Viewer } from './navigation';

/** Which menu the person at the screen gets; a session that is still checked counts as none. */
export function useViewer(): Viewer {
  const { isAuthenticated, isAdmin } = useAuth();
  if (!isAuthenticated) return 'visitor';
  return isAdmin ? 'admin' : 'customer';
}
