import { matchPath } from 'react-router-dom';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { lazyPage, type LazyPage } from './lazyPage';

/** Who may open a route (specification, section 2: Route table). */
export type Guard = 'none' | 'catalog' | 'login' | 'admin';

/** A route with its path pattern, guard and page. */
export type AppRoute = {
  path: string;
  guard: Guard;
  page: LazyPage;
};

const behind = (guard: Guard, pages: readonly [path: string, page: LazyPage][]): AppRoute[] =>
  pages.map(([path, page]) => ({ path, guard, page }));

const ContactPage = lazyPage(() => import('@/pages/ContactPage'));

// The build separates shared admin code from the shop by these chunk names.
const AdminProjectPage = lazyPage(
  () => import(/* webpackChunkName: "admin-project" */ '@/pages/AdminProjectPage'),
);
const AdminOverviewPage = lazyPage(
  () => import(/* webpackChunkName: "admin-overview" */ '@/pages/AdminOverviewPage'),
);
const AdminProjectsPage = lazyPage(
  () => import(/* webpackChunkName: "admin-projects" */ '@/pages/AdminProjectsPage'),
);
const AdminImportPage = lazyPage(
  () => import(/* webpackChunkName: "admin-import" */ '@/pages/AdminImportPage'),
);
const AdminPaymentsPage = lazyPage(
  () => import(/* webpackChunkName: "admin-payments" */ '@/pages/AdminPaymentsPage'),
);
const AdminUsersPage = lazyPage(
  () => import(/* webpackChunkName: "admin-users" */ '@/pages/AdminUsersPage'),
);
const AdminReviewsPage = lazyPage(
  () => import(/* webpackChunkName: "admin-reviews" */ '@/pages/AdminReviewsPage'),
);
const AdminChatPage = lazyPage(
  () => import(/* webpackChunkName: "admin-chat" */ '@/pages/AdminChatPage'),
);

/** All routes; the last one matches any other path. */
export const routes: readonly AppRoute[] = [
  ...behind('catalog', [
    [paths.projects, lazyPage(() => import('@/pages/ProjectsPage'))],
    [`${paths.projects}/:id`, lazyPage(() => import('@/pages/ProjectPage'))],
  ]),
  ...behind('login', [
    [paths.cart, lazyPage(() => import('@/pages/CartPage'))],
    [paths.dashboard, lazyPage(() => import('@/pages/DashboardPage'))],
    [paths.myProjects, lazyPage(() => import('@/pages/MyProjectsPage'))],
    [paths.payments, lazyPage(() => import('@/pages/PaymentsPage'))],
  ]),
  ...behind('admin', [
    [paths.admin, AdminOverviewPage],
    [adminPaths.projects, AdminProjectsPage],
    [adminPaths.importProjects, AdminImportPage],
    [adminPaths.newProject, AdminProjectPage],
    [`${adminPaths.projects}/:id`, AdminProjectPage],
    [adminPaths.payments, AdminPaymentsPage],
    [adminPaths.users, AdminUsersPage],
    [adminPaths.reviews, AdminReviewsPage],
    [paths.adminChat, AdminChatPage],
  ]),
  ...behind('none', [
    [paths.home, lazyPage(() => import('@/pages/HomePage'))],
    [paths.ideas, lazyPage(() => import('@/pages/IdeasPage'))],
    [paths.login, lazyPage(() => import('@/pages/LoginPage'))],
    [paths.register, lazyPage(() => import('@/pages/RegisterPage'))],
    [paths.forgotPassword, lazyPage(() => import('@/pages/ForgotPasswordPage'))],
    [paths.resetPassword, lazyPage(() => import('@/pages/ResetPasswordPage'))],
    [paths.confirmEmail, lazyPage(() => import('@/pages/ConfirmEmailPage'))],
    [paths.contact, ContactPage],
    [paths.contactUs, ContactPage],
    [paths.about, lazyPage(() => import('@/pages/AboutPage'))],
    [paths.help, lazyPage(() => import('@/pages/HelpPage'))],
    [paths.internships, lazyPage(() => import('@/pages/InternshipsPage'))],
    [paths.shipping, lazyPage(() => import('@/pages/ShippingPolicyPage'))],
    [paths.terms, lazyPage(() => import('@/pages/TermsPage'))],
    [paths.refunds, lazyPage(() => import('@/pages/RefundPolicyPage'))],
    [paths.privacy, lazyPage(() => import('@/pages/PrivacyPage'))],
    ['*', lazyPage(() => import('@/pages/NotFoundPage'))],
  ]),
];

/** Preloads the page at a path. Failures are ignored here, since rendering reports them. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  await route?.page.preload().catch(() => undefined);
}
