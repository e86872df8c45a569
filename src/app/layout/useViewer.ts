import { useAuth } from '@/features/auth';
import type { Viewer } from './navigation';

/** Returns the kind of viewer; a session that is still being checked counts as a guest. */
export function useViewer(): Viewer {
  const { isAuthenticated, isAdmin } = useAuth();
  if (!isAuthenticated) return 'guest';
  return isAdmin ? 'admin' : 'customer';
}
