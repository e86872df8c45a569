import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { rememberLocation, sessionMessages, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';

/**
 * Asks a user with an expired session once to log in again, and remembers the exact page. Does
 * nothing if the user is already being redirected to /login. Tells a user who was logged out in
 * another tab.
 */
export function SessionExpiry() {
  const { isAuthenticated, endedBy } = useAuth();
  const wasAuthenticated = useRef(false);
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    const hasEnded = wasAuthenticated.current && !isAuthenticated;
    wasAuthenticated.current = isAuthenticated;
    if (hasEnded && endedBy === 'elsewhere') toast.blank(sessionMessages.loggedOutElsewhere);
    // The URL may be ahead of the router's last render.
    if (!hasEnded || endedBy !== 'expiry' || window.location.pathname === paths.login) return;
    toast.error(sessionMessages.expired);
    void navigate(paths.login, { state: rememberLocation(location), replace: true });
  }, [isAuthenticated, endedBy, location, navigate, toast]);

  return null;
}
