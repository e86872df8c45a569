import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import type { AppRoute } from './appRoute';
import { lazyPage } from './lazyPage';

// The build separates shared admin code from the shop by these chunk names.
const ProjectFormPage = lazyPage(
  () => import(/* webpackChunkName: "admin-project" */ '@/pages/AdminProjectPage'),
);

/** All routes of the admin panel. */
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
  {
    path: adminPaths.importProjects,
    guard: 'admin',
    page: lazyPage(() => import(/* webpackChunkName: "admin-import" */ '@/pages/AdminImportPage')),
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
    path: adminPaths.reviews,
    guard: 'admin',
    page: lazyPage(
      () => import(/* webpackChunkName: "admin-reviews" */ '@/pages/AdminReviewsPage'),
    ),
  },
  {
    path: paths.adminChat,
    guard: 'admin',
    page: lazyPage(() => import(/* webpackChunkName: "admin-chat" */ '@/pages/AdminChatPage')),
  },
];
