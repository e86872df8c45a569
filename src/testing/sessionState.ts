import { makeRootReducer } from '@/app/store/rootReducer';
import { signedIn, signedOut } from '@/features/auth';
import type { RootState } from '@/store';
import { asha } from './asha';

/** Creates the state of a store with this signed-in user and token, or with a guest for null. */
export function sessionState(session: { userId?: number; token?: string } | null): RootState {
  const rootReducer = makeRootReducer();
  if (!session) return rootReducer(undefined, signedOut());
  const { userId = 1, token = 'token' } = session;
  return rootReducer(undefined, signedIn({ token, user: { ...asha, id: userId } }));
}
