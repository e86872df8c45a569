import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { getFeatures } from '@/config/features';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { PageSpinner } from '@/ui/PageSpinner';

/** Lets signed-in people through; others go to /login, which remembers where they wanted to go. */
export function RequireLogin() {
  const { status, isAuthenticated, endedBy } = useAuth();
  const location = useLocation();
  const [wasInside, setWasInside] = useState(false);

  if (status === 'loading') return <PageSpinner />;
  if (isAuthenticated) {
    if (!wasInside) setWasInside(true);
    return <Outlet />;
  }
  // Whoever logs out on a guarded page is leaving it and must not be asked to come back to it.
  if (wasInside && endedBy === 'logout') return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} state={rememberLocation(location)} replace />;
}

/** Lets admins through and sends other people to their dashboard; stands inside RequireLogin. */
export function RequireAdmin() {
  const { isAdmin } = useAuth();
  return isAdmin ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

/** The guard of the catalogue, by the switch `catalogAccess`. */
export function RequireCatalogAccess() {
  return getFeatures().catalogAccess === 'login' ? <RequireLogin /> : <Outlet />;
}
