import type {
  AdminPayment,
  AdminProject,
  AdminQuestion,
  AdminReview,
  AdminUser,
} from '@/api/generated/admin.gen';
import type { Project } from '@/api/generated/projects.gen';
import type { Listing } from './listing';

/** The paged list of projects. */
export const projectListing: Listing<Project> = {
  operationId: 'listProjects',
  items: 'projects',
  idOf: ({ id }) => id,
  sorts: { created_at: 'time', title: 'text', base_price: 'number', download_count: 'number' },
  searchedIn: ({ title, category, technologies, short_description, features }) => [
    title,
    category,
    technologies,
    short_description,
    features,
  ],
  filters: [],
};

/** The paged list of all projects, for admins. */
export const adminProjectListing: Listing<AdminProject> = {
  ...(projectListing as Listing<AdminProject>),
  operationId: 'listAdminProjects',
  isForAdmins: true,
  sorts: {
    ...projectListing.sorts,
    updated_at: 'time',
    category: 'text',
    sales: 'number',
    revenue: 'number',
  },
  filters: [
    ['category', ({ category }) => category],
    ['status', ({ is_active: isActive }) => (isActive ? 'active' : 'inactive')],
  ],
};

/** The paged list of all payments. */
export const paymentListing: Listing<AdminPayment> = {
  operationId: 'listAdminPayments',
  items: 'payments',
  isForAdmins: true,
  idOf: ({ razorpay_order_id: id }) => id,
  sorts: { purchase_date: 'time', amount: 'number', title: 'text', status: 'text' },
  searchedIn: ({ title, razorpay_order_id, razorpay_payment_id, customer }) => [
    title,
    razorpay_order_id,
    razorpay_payment_id,
    customer.name,
    customer.email,
  ],
  filters: [
    ['status', ({ status }) => status],
    ['refund', ({ refund }) => refund?.status ?? null],
    ['user', ({ customer }) => customer.id],
  ],
};

/** The paged list of users. */
export const userListing: Listing<AdminUser> = {
  operationId: 'listUsers',
  items: 'users',
  isForAdmins: true,
  idOf: ({ id }) => id,
  sorts: { created_at: 'time', name: 'text', email: 'text', purchases: 'number', spent: 'number' },
  searchedIn: ({ name, email, phone }) => [name, email, phone],
  filters: [
    ['role', ({ role }) => role],
    ['verified', ({ is_verified: isVerified }) => String(isVerified)],
  ],
};

/** The paged list of all reviews. */
export const reviewListing: Listing<AdminReview> = {
  operationId: 'listAdminReviews',
  items: 'reviews',
  isForAdmins: true,
  idOf: ({ id }) => id,
  sorts: { created_at: 'time', stars: 'number', helpful_count: 'number' },
  searchedIn: ({ title, text, project, customer }) => [
    title ?? null,
    text,
    project.title,
    customer.name,
    customer.email,
  ],
  filters: [
    ['status', ({ is_hidden: isHidden }) => (isHidden ? 'hidden' : 'shown')],
    ['status', ({ is_hidden: isHidden, answer }) => (isHidden || answer ? null : 'unanswered')],
    ['stars', ({ stars }) => stars],
  ],
};

/** The paged list of all questions. */
export const questionListing: Listing<AdminQuestion> = {
  operationId: 'listAdminQuestions',
  items: 'questions',
  isForAdmins: true,
  idOf: ({ id }) => id,
  sorts: { created_at: 'time' },
  searchedIn: ({ text, answer, project, customer: { name, email } }) => [
    text,
    answer?.text ?? null,
    project.title,
    name,
    email,
  ],
  filters: [['status', ({ answer }) => (answer ? 'answered' : 'waiting')]],
};
