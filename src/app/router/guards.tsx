import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { getFeatures } from '@/config/features';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { IndexingContext } from '@/ui/IndexingContext';
import { PageSpinner } from '@/ui/PageSpinner';

/** Requires a signed-in user; redirects guests to /login, which returns them after login. */
export function RequireLogin() {
  const { status, isAuthenticated, endedBy } = useAuth();
  const location = useLocation();
  const [wasInside, setWasInside] = useState(false);

  if (status === 'loading') return <PageSpinner />;
  if (isAuthenticated) {
    if (!wasInside) setWasInside(true);
    return (
      <IndexingContext value={false}>
        <Outlet />
      </IndexingContext>
    );
  }
  // A user who logs out on a guarded page must not be returned to it at the next login.
  if (wasInside && (endedBy === 'logout' || endedBy === 'elsewhere'))
    return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} state={rememberLocation(location)} replace />;
}

/** Requires an admin; redirects other users to their dashboard. Must be inside RequireLogin. */
export function RequireAdmin() {
  const { isAdmin } = useAuth();
  return isAdmin ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

/** Guards the catalogue, depending on `catalogAccess`. */
export function RequireCatalogAccess() {
  return getFeatures().catalogAccess === 'login' ? <RequireLogin /> : <Outlet />;
}
