import type { ComponentType } from 'react';
import { paths } from '@/config/paths';

/** Who may open a route (specification, section 2: Route table). */
export type Guard = 'none' | 'catalog' | 'login' | 'admin';

/** A route of the shop: its path pattern, its guard and the module whose default export is its page. */
export type AppRoute = {
  path: string;
  guard: Guard;
  load: () => Promise<{ default: ComponentType }>;
};

const loadPlannedPage = () => import('@/pages/PlannedPage');

/** Every route, most specific first; the last one answers for all other addresses. */
export const routes: readonly AppRoute[] = [
  { path: paths.home, guard: 'none', load: () => import('@/pages/HomePage') },
  { path: paths.projects, guard: 'catalog', load: () => import('@/pages/ProjectsPage') },
  { path: `${paths.projects}/:id`, guard: 'catalog', load: () => import('@/pages/ProjectPage') },
  { path: paths.login, guard: 'none', load: () => import('@/pages/LoginPage') },
  { path: paths.register, guard: 'none', load: () => import('@/pages/RegisterPage') },
  { path: paths.cart, guard: 'login', load: () => import('@/pages/CartPage') },
  { path: paths.dashboard, guard: 'login', load: () => import('@/pages/DashboardPage') },
  { path: paths.myProjects, guard: 'login', load: () => import('@/pages/MyProjectsPage') },
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
  ].map((path): AppRoute => ({ path, guard: 'none', load: loadPlannedPage })),
  { path: paths.admin, guard: 'admin', load: loadPlannedPage },
  { path: paths.adminChat, guard: 'admin', load: loadPlannedPage },
  { path: '*', guard: 'none', load: () => import('@/pages/NotFoundPage') },
];
