import { createElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSpinner } from '@/ui/PageSpinner';
import { RequireAdmin, RequireCatalogAccess, RequireLogin } from './guards';
import { type AppRoute, type Guard, pageOf, routes } from './routes';

const RoutePage = ({ route }: { route: AppRoute }) => createElement(pageOf(route));

function pagesBehind(guard: Guard) {
  return routes
    .filter((route) => route.guard === guard)
    .map((route) => (
      <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
    ));
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
