import { rootReducer } from '@/app/store/rootReducer';
import type { RootState } from '@/app/store/types';
import { signedIn, signedOut } from '@/features/auth';

/**
 * The state of a store in which a user with this id and token is signed in, or a guest for null.
 */
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
