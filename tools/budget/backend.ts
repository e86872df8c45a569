import type { BrowserContext } from '@playwright/test';
import type { AdminPayment, AdminProject, AdminReview, AdminUser } from '../../src/api/adminApi';
import type { Project, ProjectPage, PurchasedProject, SiteStats } from '../../src/api/catalogApi';

/** The user of a page: a customer, an admin, or null for a guest. */
export type Role = 'user' | 'admin' | null;

const TIME = '2025-01-15T06:30:00.000Z';

const PROJECT: Project = {
  id: 1,
  title: 'Clinic desk',
  category: 'Healthcare',
  short_description: 'Appointments and patient records for a small clinic.',
  description: 'Appointments and patient records for a small clinic.',
  base_price: 2499,
  download_count: 12,
  created_at: TIME,
  updated_at: TIME,
  file_size: 1_048_576,
  demo_url: null,
  is_active: true,
  preview_images: [],
  features: 'Appointments',
  technologies: 'React',
};

const PROJECT_PAGE: ProjectPage = {
  projects: [PROJECT],
  pagination: { total: 1, total_pages: 1 },
};

const PURCHASED: PurchasedProject = { ...PROJECT, purchase_date: TIME };

const STATS: SiteStats = { totalProjects: 1, totalUsers: 1, totalOrders: 1, totalDownloads: 1 };

const person = (role: NonNullable<Role>) => ({
  id: 7,
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phone: '+919800000001',
  created_at: TIME,
  is_verified: true,
  role,
});

const CUSTOMER: AdminUser = { ...person('user'), purchases: 1, spent: 2499 };

const SOLD_PROJECT: AdminProject = {
  ...PROJECT,
  file_name: null,
  sales: 1,
  revenue: 2499,
  has_payments: true,
};

const PAYMENT: AdminPayment = {
  title: PROJECT.title,
  amount: '2499.00',
  status: 'completed',
  purchase_date: TIME,
  razorpay_payment_id: 'pay_A1b2C3d4E5f6G7',
  razorpay_order_id: 'order_A1b2C3d4E5f6G7',
  project_id: PROJECT.id,
  customer: CUSTOMER,
};

const REVIEW: AdminReview = {
  id: 1,
  author: 'Ravi K.',
  stars: 5,
  title: 'Just works',
  text: 'Running since the first evening.',
  created_at: TIME,
  updated_at: TIME,
  helpful_count: 0,
  answer: null,
  is_hidden: false,
  project: PROJECT,
  customer: CUSTOMER,
};

const SINGLE_PAGE = { pagination: { total: 1, total_pages: 1 } };

const RESPONSES: Record<string, unknown> = {
  '/api/projects': PROJECT_PAGE,
  '/api/projects/1': { project: PROJECT },
  '/api/projects/1/purchase-status': { hasPurchased: false, purchaseStatus: null },
  '/api/projects/meta/categories': { categories: ['Healthcare'] },
  '/api/projects/stats/public': STATS,
  '/api/projects/user/purchased': { projects: [PURCHASED] },
  '/api/payments/history': { payments: [] },
  '/api/admin/projects': { projects: [SOLD_PROJECT], ...SINGLE_PAGE },
  '/api/admin/payments': { payments: [PAYMENT], ...SINGLE_PAGE },
  '/api/admin/users': { users: [CUSTOMER], ...SINGLE_PAGE },
  '/api/admin/reviews': { reviews: [REVIEW], ...SINGLE_PAGE },
};

/** Mocks a context's requests to /api, on any host, with the minimal data that pages need to render. */
export async function mockApi(context: BrowserContext, role: Role): Promise<void> {
  await context.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const isProfile = pathname === '/api/auth/profile' && role !== null;
      const body = isProfile ? { user: person(role) } : RESPONSES[pathname];
      return route.fulfill({
        status: body ? 200 : 404,
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: body ?? { message: 'Not found' },
      });
    },
  );
}
