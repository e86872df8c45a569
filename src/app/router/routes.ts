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

const ContactPage = lazyPage(() => import('@/pages/ContactPage/ContactPage'));

// The build separates shared admin code from the shop by these chunk names.
const AdminProjectPage = lazyPage(
  () => import(/* webpackChunkName: "admin-project" */ '@/pages/AdminProjectPage/AdminProjectPage'),
);
const AdminOverviewPage = lazyPage(
  () =>
    import(/* webpackChunkName: "admin-overview" */ '@/pages/AdminOverviewPage/AdminOverviewPage'),
);
const AdminProjectsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "admin-projects" */ '@/pages/AdminProjectsPage/AdminProjectsPage'),
);
const AdminImportPage = lazyPage(
  () => import(/* webpackChunkName: "admin-import" */ '@/pages/AdminImportPage/AdminImportPage'),
);
const AdminPaymentsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "admin-payments" */ '@/pages/AdminPaymentsPage/AdminPaymentsPage'),
);
const AdminUsersPage = lazyPage(
  () => import(/* webpackChunkName: "admin-users" */ '@/pages/AdminUsersPage/AdminUsersPage'),
);
const AdminReviewsPage = lazyPage(
  () => import(/* webpackChunkName: "admin-reviews" */ '@/pages/AdminReviewsPage/AdminReviewsPage'),
);
const AdminChatPage = lazyPage(
  () => import(/* webpackChunkName: "admin-chat" */ '@/pages/AdminChatPage/AdminChatPage'),
);

/** All routes; the last one matches any other path. */
export const routes: readonly AppRoute[] = [
  ...behind('catalog', [
    [paths.projects, lazyPage(() => import('@/pages/ProjectsPage/ProjectsPage'))],
    [`${paths.projects}/:id`, lazyPage(() => import('@/pages/ProjectPage/ProjectPage'))],
  ]),
  ...behind('login', [
    [paths.cart, lazyPage(() => import('@/pages/CartPage/CartPage'))],
    [paths.dashboard, lazyPage(() => import('@/pages/DashboardPage/DashboardPage'))],
    [paths.myProjects, lazyPage(() => import('@/pages/MyProjectsPage/MyProjectsPage'))],
    [paths.payments, lazyPage(() => import('@/pages/PaymentsPage/PaymentsPage'))],
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
    [paths.home, lazyPage(() => import('@/pages/HomePage/HomePage'))],
    [paths.ideas, lazyPage(() => import('@/pages/IdeasPage/IdeasPage'))],
    [paths.login, lazyPage(() => import('@/pages/LoginPage/LoginPage'))],
    [paths.register, lazyPage(() => import('@/pages/RegisterPage/RegisterPage'))],
    [paths.forgotPassword, lazyPage(() => import('@/pages/ForgotPasswordPage/ForgotPasswordPage'))],
    [paths.resetPassword, lazyPage(() => import('@/pages/ResetPasswordPage/ResetPasswordPage'))],
    [paths.confirmEmail, lazyPage(() => import('@/pages/ConfirmEmailPage/ConfirmEmailPage'))],
    [paths.contact, ContactPage],
    [paths.contactUs, ContactPage],
    [paths.about, lazyPage(() => import('@/pages/AboutPage/AboutPage'))],
    [paths.help, lazyPage(() => import('@/pages/HelpPage/HelpPage'))],
    [paths.internships, lazyPage(() => import('@/pages/InternshipsPage/InternshipsPage'))],
    [paths.shipping, lazyPage(() => import('@/pages/ShippingPolicyPage/ShippingPolicyPage'))],
    [paths.terms, lazyPage(() => import('@/pages/TermsPage/TermsPage'))],
    [paths.refunds, lazyPage(() => import('@/pages/RefundPolicyPage/RefundPolicyPage'))],
    [paths.privacy, lazyPage(() => import('@/pages/PrivacyPage/PrivacyPage'))],
    ['*', lazyPage(() => import('@/pages/NotFoundPage/NotFoundPage'))],
  ]),
];

/** Preloads the page at a path. Failures are ignored here, since rendering reports them. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  await route?.page.preload().catch(() => undefined);
}
