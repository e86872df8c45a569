import { paths } from '@/config/paths';
import { adminRoutes } from './adminRoutes';
import type { AppRoute } from './appRoute';
import { lazyPage } from './lazyPage';

const ContactPage = lazyPage(() => import('@/pages/ContactPage'));

/** All routes; the last one matches any other path. */
export const routes: readonly AppRoute[] = [
  { path: paths.home, guard: 'none', page: lazyPage(() => import('@/pages/HomePage')) },
  { path: paths.projects, guard: 'catalog', page: lazyPage(() => import('@/pages/ProjectsPage')) },
  {
    path: `${paths.projects}/:id`,
    guard: 'catalog',
    page: lazyPage(() => import('@/pages/ProjectPage')),
  },
  { path: paths.ideas, guard: 'none', page: lazyPage(() => import('@/pages/IdeasPage')) },
  { path: paths.login, guard: 'none', page: lazyPage(() => import('@/pages/LoginPage')) },
  { path: paths.register, guard: 'none', page: lazyPage(() => import('@/pages/RegisterPage')) },
  {
    path: paths.forgotPassword,
    guard: 'none',
    page: lazyPage(() => import('@/pages/ForgotPasswordPage')),
  },
  {
    path: paths.resetPassword,
    guard: 'none',
    page: lazyPage(() => import('@/pages/ResetPasswordPage')),
  },
  {
    path: paths.confirmEmail,
    guard: 'none',
    page: lazyPage(() => import('@/pages/ConfirmEmailPage')),
  },
  { path: paths.cart, guard: 'login', page: lazyPage(() => import('@/pages/CartPage')) },
  { path: paths.dashboard, guard: 'login', page: lazyPage(() => import('@/pages/DashboardPage')) },
  {
    path: paths.myProjects,
    guard: 'login',
    page: lazyPage(() => import('@/pages/MyProjectsPage')),
  },
  { path: paths.payments, guard: 'login', page: lazyPage(() => import('@/pages/PaymentsPage')) },
  { path: paths.contact, guard: 'none', page: ContactPage },
  { path: paths.contactUs, guard: 'none', page: ContactPage },
  { path: paths.about, guard: 'none', page: lazyPage(() => import('@/pages/AboutPage')) },
  { path: paths.help, guard: 'none', page: lazyPage(() => import('@/pages/HelpPage')) },
  {
    path: paths.internships,
    guard: 'none',
    page: lazyPage(() => import('@/pages/InternshipsPage')),
  },
  {
    path: paths.shipping,
    guard: 'none',
    page: lazyPage(() => import('@/pages/ShippingPolicyPage')),
  },
  { path: paths.terms, guard: 'none', page: lazyPage(() => import('@/pages/TermsPage')) },
  { path: paths.refunds, guard: 'none', page: lazyPage(() => import('@/pages/RefundPolicyPage')) },
  { path: paths.privacy, guard: 'none', page: lazyPage(() => import('@/pages/PrivacyPage')) },
  ...adminRoutes,
  { path: '*', guard: 'none', page: lazyPage(() => import('@/pages/NotFoundPage')) },
];
