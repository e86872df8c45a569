import { useSyncExternalStore } from 'react';
import { TOKEN_STORAGE_KEY, useAuth } from '@/features/auth';
import { readStored } from '@/lib/browserStorage';
import type { Viewer } from './navigation';

// The status changes along with the stored token, so there is nothing to subscribe to.
const subscribe = () => () => undefined;
const hasStoredSession = () => readStored(TOKEN_STORAGE_KEY) !== null;
const isPrerenderedForMember = () => false;

/** Returns the kind of viewer; it is unknown until a stored session has been checked. */
export function useViewer(): Viewer {
  const { status, isAuthenticated, isAdmin } = useAuth();
  // Prerendered pages show a guest's view, which hydration must reproduce.
  const hasSession = useSyncExternalStore(subscribe, hasStoredSession, isPrerenderedForMember);
  if (isAuthenticated) return isAdmin ? 'admin' : 'customer';
  return status === 'loading' && hasSession ? 'unknown' : 'guest';
}
