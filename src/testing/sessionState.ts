import { rootReducer } from '@/app/store/rootReducer';
import type { RootState } from '@/app/store/types';
import { signedIn, signedOut } from '@/features/auth';

/** Creates the state of a store with this signed-in user and token, or with a guest for null. */
export function sessionState(session: { userId?: number; token?: string } | null): RootState {
  if (!session) return rootReducer(undefined, signedOut());
  const { userId = 1, token = 'token' } = session;
  const user = {
    id: userId,
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: null,
    role: 'user',
    created_at: '2025-01-01T00:00:00Z',
    is_verified: true,
  };
  return rootReducer(undefined, signedIn({ token, user }));
}
