import type {
  AdminPayment,
  AdminPaymentSort,
  ExportAdminPaymentsArg,
  ListAdminPaymentsResponse,
  ListAdminPaymentsArg,
} from '@/api/generated/admin.gen';
import { requireProject } from '../catalogue';
import type { DomainContext } from '../context';
import { paginate, readSearch, sortRows, type SortValues } from '../listing';
import type { OrderRow, UserRow } from '../model';
import { statusTexts, toPayment } from '../orders';
import { toCsv, type Cell } from './csv';

const PAISE_PER_RUPEE = 100;

const customerOf = ({ store }: DomainContext, { userId }: OrderRow): UserRow =>
  store.users.get(userId)!;

function toAdminPayment(context: DomainContext, order: OrderRow): AdminPayment {
  const { id, name, email } = customerOf(context, order);
  return {
    ...toPayment(context, order),
    project_id: order.projectId,
    customer: { id, name, email },
  };
}

/**
 * Returns a predicate that matches orders by text; projects and users are searched only once, not
 * per order.
 */
function makeSearch({ store }: DomainContext, search: string): (order: OrderRow) => boolean {
  if (search === '') return () => true;
  const contains = (text: string | null) => text?.toLowerCase().includes(search) ?? false;
  const idsOf = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    new Set(rows.map(({ id }) => id));
  const projects = idsOf(store.projects.all().filter(({ title }) => contains(title)));
  const customers = idsOf(
    store.users.all().filter(({ name, email }) => contains(name) || contains(email)),
  );
  return (order) =>
    projects.has(order.projectId) ||
    customers.has(order.userId) ||
    contains(order.id) ||
    contains(order.paymentId);
}

/** Returns the orders that match `user`, `status` and `search`. */
function findOrders(context: DomainContext, arg: ExportAdminPaymentsArg): OrderRow[] {
  const { orders } = context.store;
  const { user = 0, status } = arg;
  const matchesSearch = makeSearch(context, readSearch(arg));
  const rows = user >= 1 ? orders.where('userId', user) : orders.all();
  return rows.filter(
    (order) =>
      (status === undefined || statusTexts[order.status] === status) && matchesSearch(order),
  );
}

/** As a number, which sorts tens of thousands of orders faster than text. */
const timeOf = ({ createdAt }: OrderRow) => Date.parse(createdAt);

/** Returns a page of all customers' payments. */
export function listAdminPayments(
  context: DomainContext,
  arg: ListAdminPaymentsArg,
): ListAdminPaymentsResponse {
  const titles = new Map(
    context.store.projects.all().map(({ id, title }) => [id, title.toLowerCase()]),
  );
  const sortValues: SortValues<OrderRow, AdminPaymentSort> = {
    purchase_date: timeOf,
    amount: ({ amountPaise }) => amountPaise,
    title: ({ projectId }) => titles.get(projectId)!,
    status: ({ status }) => statusTexts[status],
  };
  const { rows, pagination } = paginate(findOrders(context, arg), arg, sortValues);
  return { payments: rows.map((order) => toAdminPayment(context, order)), pagination };
}

const CSV_HEADER = [
  'Date (UTC)',
  'Order',
  'Payment',
  'Status',
  'Amount (INR)',
  'Project number',
  'Project',
  'Customer number',
  'Customer',
  'Email',
];

function toCells(context: DomainContext, order: OrderRow): Cell[] {
  const customer = customerOf(context, order);
  return [
    order.createdAt,
    order.id,
    order.paymentId ?? '',
    statusTexts[order.status],
    order.amountPaise / PAISE_PER_RUPEE,
    order.projectId,
    requireProject(context, order.projectId).title,
    customer.id,
    customer.name,
    customer.email,
  ];
}

/** Returns the matching payments as a CSV file, newest first. */
export function exportAdminPayments(context: DomainContext, arg: ExportAdminPaymentsArg): string {
  const newestFirst = sortRows(findOrders(context, arg), timeOf, -1);
  return toCsv([CSV_HEADER, ...newestFirst.map((order) => toCells(context, order))]);
}
