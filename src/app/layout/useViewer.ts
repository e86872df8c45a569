import { TOKEN_STORAGE_KEY, useAuth } from '@/features/auth';
import { readStored } from '@/lib/browserStorage';
import type { Viewer } from './navigation';

/** Returns the kind of viewer; it is unknown while a stored session is being checked. */
export function useViewer(): Viewer {
  const { status, isAuthenticated, isAdmin } = useAuth();
  if (isAuthenticated) return isAdmin ? 'admin' : 'customer';
  return status === 'loading' && readStored(TOKEN_STORAGE_KEY) !== null ? 'unknown' : 'guest';
}
