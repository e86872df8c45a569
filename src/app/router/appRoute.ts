import type { LazyPage } from './lazyPage';

/** Who may open a route (specification, section 2: Route table). */
export type Guard = 'none' | 'catalog' | 'login' | 'admin';

/** A route with its path pattern, guard and page. */
export type AppRoute = {
  path: string;
  guard: Guard;
  page: LazyPage;
};
