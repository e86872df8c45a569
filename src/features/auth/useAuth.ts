import { useAppSelector } from '@/store';
import { selectAuthStatus, selectEndedBy, selectIsAdmin, selectUser } from './authSlice';

/** Returns the session. */
export function useAuth() {
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const endedBy = useAppSelector(selectEndedBy);
  return { status, user, isAdmin, endedBy, isAuthenticated: status === 'authenticated' };
}
