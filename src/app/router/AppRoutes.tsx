import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSpinner } from '@/ui/PageSpinner';
import { RequireAdmin, RequireCatalogAccess, RequireLogin } from './guards';
import { routes, type Guard } from './routes';

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
