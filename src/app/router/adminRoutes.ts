import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { lazyPage } from './lazyPage';
import type { AppRoute } from './routes';

// Their chunks have names, by which the build keeps what they share away from the shop's.
const ProjectFormPage = lazyPage(
  () => import(/* webpackChunkName: "admin-project" */ '@/pages/AdminProjectPage'),
);

/** Every route of the admin panel. */
export const adminRoutes: readonly AppRoute[] = [
  {
    path: paths.admin,
    guard: 'admin',
    page: lazyPage(
      () => import(/* webpackChunkName: "admin-overview" */ '@/pages/AdminOverviewPage'),
    ),
  },
  {
    path: adminPaths.projects,
    guard: 'admin',
    page: lazyPage(
      () => import(/* webpackChunkName: "admin-projects" */ '@/pages/AdminProjectsPage'),
    ),
  },
  { path: adminPaths.newProject, guard: 'admin', page: ProjectFormPage },
  { path: `${adminPaths.projects}/:id`, guard: 'admin', page: ProjectFormPage },
  {
    path: adminPaths.payments,
    guard: 'admin',
    page: lazyPage(
      () => import(/* webpackChunkName: "admin-payments" */ '@/pages/AdminPaymentsPage'),
    ),
  },
  {
    path: adminPaths.users,
    guard: 'admin',
    page: lazyPage(() => import(/* webpackChunkName: "admin-users" */ '@/pages/AdminUsersPage')),
  },
  {
    path: paths.adminChat,
    guard: 'admin',
    page: lazyPage(() => import(/* webpackChunkName: "admin-chat" */ '@/pages/AdminChatPage')),
  },
];
