import { Suspense, useState } from 'react';
import { Route, Routes, Navigate, Outlet, useLocation } from 'react-router-dom';
import { isOfflineVisit } from '@/lib/offlineVisit';
import { PageSpinner } from '@/ui/PageSpinner';
import type { Guard } from './appRoute';
import { OfflinePage } from './offlinePage';
import { routes } from './routes';
import { getFeatures } from '@/config/features';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';

function pagesBehind(guard: Guard) {
  return routes
    .filter((route) => route.guard === guard)
    .map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />);
}

const openPages = pagesBehind('none');
const catalogPages = pagesBehind('catalog');
const memberPages = pagesBehind('login');
const adminPages = pagesBehind('admin');

/** Renders the page of the current URL behind its guard. */
export function AppRoutes() {
  if (isOfflineVisit()) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <OfflinePage />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        {openPages}
        <Route element={<RequireCatalogAccess />}>{catalogPages}</Route>
        <Route element={<RequireLogin />}>
          {memberPages}
          <Route element={<RequireAdmin />}>{adminPages}</Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Requires a signed-in user; redirects guests to /login, which returns them after login. */
function RequireLogin() {
  const { status, isAuthenticated, endedBy } = useAuth();
  const location = useLocation();
  const [wasInside, setWasInside] = useState(false);

  if (status === 'loading') return <PageSpinner />;
  if (isAuthenticated) {
    if (!wasInside) setWasInside(true);
    return <Outlet />;
  }
  // A user who logs out on a guarded page must not be returned to it at the next login.
  if (wasInside && (endedBy === 'logout' || endedBy === 'elsewhere'))
    return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} state={rememberLocation(location)} replace />;
}

/** Requires an admin; redirects other users to their dashboard. Must be inside RequireLogin. */
function RequireAdmin() {
  const { isAdmin } = useAuth();
  return isAdmin ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

/** Guards the catalogue, depending on `catalogAccess`. */
function RequireCatalogAccess() {
  return getFeatures().catalogAccess === 'login' ? <RequireLogin /> : <Outlet />;
}
