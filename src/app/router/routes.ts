import { paths } from '@/config/paths';
import { lazyPage, type LazyPage } from './lazyPage';

/** Who may open a route (specification, section 2: Route table). */
export type Guard = 'none' | 'catalog' | 'login' | 'admin';

/** A route of the shop: its path pattern, its guard and its page. */
export type AppRoute = {
  path: string;
  guard: Guard;
  page: LazyPage;
};

const PlannedPage = lazyPage(() => import('@/pages/PlannedPage'));

/** Every route, most specific first; the last one answers for all other addresses. */
export const routes: readonly AppRoute[] = [
  { path: paths.home, guard: 'none', page: lazyPage(() => import('@/pages/HomePage')) },
  { path: paths.projects, guard: 'catalog', page: lazyPage(() => import('@/pages/ProjectsPage')) },
  {
    path: `${paths.projects}/:id`,
    guard: 'catalog',
    page: lazyPage(() => import('@/pages/ProjectPage')),
  },
  { path: paths.login, guard: 'none', page: lazyPage(() => import('@/pages/LoginPage')) },
  { path: paths.register, guard: 'none', page: lazyPage(() => import('@/pages/RegisterPage')) },
  { path: paths.cart, guard: 'login', page: lazyPage(() => import('@/pages/CartPage')) },
  { path: paths.dashboard, guard: 'login', page: lazyPage(() => import('@/pages/DashboardPage')) },
  {
    path: paths.myProjects,
    guard: 'login',
    page: lazyPage(() => import('@/pages/MyProjectsPage')),
  },
  ...[
    paths.ideas,
    paths.internships,
    paths.contact,
    paths.contactUs,
    paths.about,
    paths.help,
    paths.privacy,
    paths.terms,
    paths.refunds,
    paths.shipping,
  ].map((path): AppRoute => ({ path, guard: 'none', page: PlannedPage })),
  { path: paths.admin, guard: 'admin', page: PlannedPage },
  { path: paths.adminChat, guard: 'admin', page: PlannedPage },
  { path: '*', guard: 'none', page: lazyPage(() => import('@/pages/NotFoundPage')) },
];
