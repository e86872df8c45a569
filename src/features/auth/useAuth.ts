import { useSelector } from 'react-redux';
import { selectAuthStatus, selectEndedBy, selectIsAdmin, selectUser } from './authSlice';

/** The session as components need it. */
export function useAuth() {
  const status = useSelector(selectAuthStatus);
  const user = useSelector(selectUser);
  const isAdmin = useSelector(selectIsAdmin);
  const endedBy = useSelector(selectEndedBy);
  return { status, user, isAdmin, endedBy, isAuthenticated: status === 'authenticated' };
}
