import type { AdminPayment, Customer } from '@/api/generated/admin.gen';
import type { Item, Listing } from '../listings/listing';
import { projectListing } from './catalogue';

const customerOf = ({ customer }: Item) => customer as Customer;
const refundOf = ({ refund }: Item) => refund as AdminPayment['refund'];
const DEFAULT_LIMIT = 12;

/** The paged list of all projects, for admins. */
export const adminProjectListing: Listing = {
  ...projectListing,
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
    {
      parameter: 'category',
      valueOf: ({ category }) => category as string | null,
      lets: ({ category }, value) => category === value,
    },
    {
      parameter: 'status',
      valueOf: ({ is_active }) => (is_active ? 'active' : 'inactive'),
      lets: ({ is_active }, value) => is_active === (value === 'active'),
    },
  ],
};

/** The paged list of all payments. */
export const paymentListing: Listing = {
  operationId: 'listAdminPayments',
  items: 'payments',
  isForAdmins: true,
  idOf: ({ razorpay_order_id }) => razorpay_order_id,
  sorts: { purchase_date: 'time', amount: 'number', title: 'text', status: 'text' },
  defaultSort: 'purchase_date',
  defaultLimit: DEFAULT_LIMIT,
  searchedIn: (item) => [
    item.title,
    item.razorpay_order_id,
    item.razorpay_payment_id,
    customerOf(item).name,
    customerOf(item).email,
  ],
  filters: [
    {
      parameter: 'status',
      valueOf: ({ status }) => status as string,
      lets: ({ status }, value) => status === value,
    },
    {
      parameter: 'refund',
      valueOf: (item) => refundOf(item)?.status ?? null,
      lets: (item, value) => refundOf(item)?.status === value,
    },
    {
      parameter: 'user',
      valueOf: (item) => customerOf(item).id,
      lets: (item, value) => customerOf(item).id === value,
    },
  ],
};

/** The paged list of users. */
export const userListing: Listing = {
  operationId: 'listUsers',
  items: 'users',
  isForAdmins: true,
  idOf: ({ id }) => id,
  sorts: { created_at: 'time', name: 'text', email: 'text', purchases: 'number', spent: 'number' },
  defaultSort: 'created_at',
  defaultLimit: DEFAULT_LIMIT,
  searchedIn: ({ name, email, phone }) => [name, email, phone],
  filters: [
    {
      parameter: 'role',
      valueOf: ({ role }) => role as string,
      lets: ({ role }, value) => role === value,
    },
    {
      parameter: 'verified',
      valueOf: ({ is_verified }) => String(is_verified),
      lets: ({ is_verified }, value) => String(is_verified) === value,
    },
  ],
};

/** The paged list of all reviews. */
export const reviewListing: Listing = {
  operationId: 'listAdminReviews',
  items: 'reviews',
  isForAdmins: true,
  idOf: ({ id }) => id,
  sorts: { created_at: 'time', stars: 'number', helpful_count: 'number' },
  defaultSort: 'created_at',
  defaultLimit: DEFAULT_LIMIT,
  searchedIn: (item) => [
    item.title,
    item.text,
    (item.project as { title: string }).title,
    customerOf(item).name,
    customerOf(item).email,
  ],
  filters: [
    {
      parameter: 'status',
      valueOf: ({ is_hidden }) => (is_hidden ? 'hidden' : 'shown'),
      lets: ({ is_hidden }, value) => is_hidden === (value === 'hidden'),
    },
    {
      parameter: 'status',
      valueOf: ({ is_hidden, answer }) => (is_hidden || answer ? null : 'unanswered'),
      lets: ({ is_hidden, answer }) => !is_hidden && answer === null,
    },
    {
      parameter: 'stars',
      valueOf: ({ stars }) => stars as number,
      lets: ({ stars }, value) => stars === value,
    },
  ],
};

/** The paged lists of the admin panel (extensions). */
export const adminListings: readonly Listing[] = [
  adminProjectListing,
  paymentListing,
  userListing,
  reviewListing,
];
