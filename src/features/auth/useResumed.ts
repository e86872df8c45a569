import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from './useAuth';

/**
 * Once `isDue` after the login, runs what required it. Removes it from the navigation state first, so
 * that neither a reload nor Back repeats it.
 */
export function useResumed(isDue: boolean, run: () => void): void {
  const { isAuthenticated } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const resume = useEffectEvent(() => {
    void navigate(location, { replace: true, state: null });
    run();
  });
  useEffect(() => {
    if (isAuthenticated && isDue) resume();
  }, [isAuthenticated, isDue]);
}
