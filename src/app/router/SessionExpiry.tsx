import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';

/**
 * Asks whoever's session expires while it is in use to log in again, once, and remembers the exact
 * page. What has already led to /login by itself is left alone.
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
    // The router may still be on its way to where the address already is.
    if (!hasEnded || endedBy !== 'expiry' || window.location.pathname === paths.login) return;
    toast.error(authMessages.sessionExpired);
    void navigate(paths.login, { state: rememberLocation(location), replace: true });
  }, [isAuthenticated, endedBy, location, navigate, toast]);

  return null;
}
