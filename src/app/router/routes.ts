import { matchPath } from 'react-router-dom';
import { adminPaths } from '@/config/adminPaths';
import type { Extension } from '@/config/extensions';
import { offers } from '@/config/offers';
import { paths } from '@/config/paths';
import { type LazyPage, lazyPage, redirectTo } from './lazyPage';

/** Who may open a route (specification, section 2: Route table). */
export type Guard = 'none' | 'catalog' | 'login' | 'admin';

/** A route with its path pattern, guard and page. */
export type AppRoute = {
  path: string;
  guard: Guard;
  page: LazyPage;
  /** The extension that the page belongs to. */
  extension: Extension | undefined;
};

type PageEntry = readonly [path: string, page: LazyPage, extension?: Extension];

const behind = (guard: Guard, pages: readonly PageEntry[]): AppRoute[] =>
  pages.map(([path, page, extension]) => ({ path, guard, page, extension }));

const ProjectsPage = lazyPage(() => import('@/pages/ProjectsPage/ProjectsPage'));
const NotFoundPage = lazyPage(() => import('@/pages/NotFoundPage/NotFoundPage'));
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
const AdminQuestionsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "admin-questions" */ '@/pages/AdminReviewsPage/AdminQuestionsPage'),
);
const AdminChatPage = lazyPage(
  () => import(/* webpackChunkName: "admin-chat" */ '@/pages/AdminChatPage/AdminChatPage'),
);

const AdminNotOfferedPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "admin-not-offered" */ '@/pages/AdminNotOfferedPage/AdminNotOfferedPage'
    ),
);

/** All routes; the last one matches any other path. */
export const routes: readonly AppRoute[] = [
  ...behind('catalog', [
    [paths.projects, ProjectsPage],
    [paths.category, ProjectsPage],
    [`${paths.projects}/:id`, lazyPage(() => import('@/pages/ProjectPage/ProjectPage'))],
    [paths.compare, lazyPage(() => import('@/pages/ComparePage/ComparePage'))],
  ]),
  ...behind('login', [
    [paths.cart, lazyPage(() => import('@/pages/CartPage/CartPage'))],
    [paths.dashboard, lazyPage(() => import('@/pages/DashboardPage/DashboardPage'))],
    [paths.myProjects, lazyPage(() => import('@/pages/MyProjectsPage/MyProjectsPage'))],
    [paths.payments, lazyPage(() => import('@/pages/PaymentsPage/PaymentsPage'))],
  ]),
  ...behind('admin', [
    [paths.admin, AdminOverviewPage, 'adminOverview'],
    [adminPaths.projects, AdminProjectsPage, 'adminProjects'],
    [adminPaths.importProjects, AdminImportPage, 'adminImport'],
    [adminPaths.newProject, AdminProjectPage, 'adminProjects'],
    [`${adminPaths.projects}/:id`, AdminProjectPage, 'adminProjects'],
    [adminPaths.payments, AdminPaymentsPage, 'adminPayments'],
    [adminPaths.users, AdminUsersPage, 'adminUsers'],
    [adminPaths.reviews, AdminReviewsPage, 'reviews'],
    [adminPaths.questions, AdminQuestionsPage, 'questions'],
    [paths.adminChat, AdminChatPage, 'inbox'],
  ]),
  ...behind('none', [
    [paths.home, lazyPage(() => import('@/pages/HomePage/HomePage'))],
    [paths.ideas, lazyPage(() => import('@/pages/IdeasPage/IdeasPage'))],
    [paths.idea(':idea'), lazyPage(() => import('@/pages/IdeaPage/IdeaPage'))],
    ...paths.ideasGuesses.map((guess): PageEntry => [guess, redirectTo(paths.ideas)]),
    [paths.login, lazyPage(() => import('@/pages/LoginPage/LoginPage'))],
    [paths.register, lazyPage(() => import('@/pages/RegisterPage/RegisterPage'))],
    [
      paths.forgotPassword,
      lazyPage(() => import('@/pages/ForgotPasswordPage/ForgotPasswordPage')),
      'account',
    ],
    [
      paths.resetPassword,
      lazyPage(() => import('@/pages/ResetPasswordPage/ResetPasswordPage')),
      'account',
    ],
    [
      paths.confirmEmail,
      lazyPage(() => import('@/pages/ConfirmEmailPage/ConfirmEmailPage')),
      'account',
    ],
    [paths.contact, ContactPage],
    [paths.contactUs, ContactPage],
    [paths.about, lazyPage(() => import('@/pages/AboutPage/AboutPage'))],
    [paths.help, lazyPage(() => import('@/pages/HelpPage/HelpPage'))],
    [paths.internships, lazyPage(() => import('@/pages/InternshipsPage/InternshipsPage'))],
    [paths.shipping, lazyPage(() => import('@/pages/ShippingPolicyPage/ShippingPolicyPage'))],
    [paths.terms, lazyPage(() => import('@/pages/TermsPage/TermsPage'))],
    [paths.refunds, lazyPage(() => import('@/pages/RefundPolicyPage/RefundPolicyPage'))],
    [paths.privacy, lazyPage(() => import('@/pages/PrivacyPage/PrivacyPage'))],
    ['*', NotFoundPage],
  ]),
];

/** Returns the page of a route; without its extension, staff are told, and others find none. */
export function pageOf({ page, guard, extension }: AppRoute): LazyPage {
  if (extension === undefined || offers(extension)) return page;
  return guard === 'admin' ? AdminNotOfferedPage : NotFoundPage;
}

/** Preloads the page at a path. Failures are ignored here, since rendering reports them. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (route) {
    await pageOf(route)
      .preload()
      .catch(() => undefined);
  }
}
