import type {
  AdminPayment,
  AdminPaymentSort,
  ExportAdminPaymentsArg,
  ListAdminPaymentsArg,
  ListAdminPaymentsResponse,
  PaymentSums,
  RecheckPaymentResponse,
} from '@/api/generated/admin.gen';
import { PAISE_PER_RUPEE } from '@/lib/money';
import { isRowOf } from '@/lib/tables';
import { clockAt, endOfDay, INDIA, isDay, startOfDay } from '@/lib/time';
import { requireProject, toRupees } from '../catalogue';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { paginate, sortRows, type SortValues } from '../listing';
import type { OrderRow, UserRow } from '../model';
import { isOpen, settleOrder, statusTexts, toPayment } from '../orders';
import { grantObstacle } from '../refundRows';
import { oncePerRow, searchOf } from '../search';
import { type Cell, toCsv } from './csv';

const customerOf = ({ store }: DomainContext, { userId }: OrderRow): UserRow =>
  store.users.get(userId)!;

/** Converts an order to a payment as admins see it. */
export function toAdminPayment(context: DomainContext, order: OrderRow): AdminPayment {
  const { id, name, email } = customerOf(context, order);
  return {
    ...toPayment(context, order),
    project_id: order.projectId,
    customer: { id, name, email },
    can_verify: isOpen(order),
    can_refund: grantObstacle(order) === undefined,
  };
}

/** Rechecks an order with the provider; throws `conflict` for one that can no longer be paid. */
export function recheckPayment(context: DomainContext, orderId: string): RecheckPaymentResponse {
  const order = context.store.orders.get(orderId);
  if (!order) throw new DomainError('notFound', 'Order not found');
  const settled = settleOrder(context, order);
  if (!isOpen(settled) && settled.status !== 'paid') {
    throw new DomainError('conflict', `This payment is ${statusTexts[settled.status]} already`);
  }
  return { payment: toAdminPayment(context, settled) };
}

const searchFor = searchOf(({ id, paymentId }: OrderRow) => [id, paymentId]);

/** Returns when an order was created; parses each time once, as there are tens of thousands. */
const timeOf = oncePerRow(({ createdAt }: OrderRow) => Date.parse(createdAt));

/** Returns a predicate that matches orders from one day of the shop to another. */
function makePeriod({ from = '', to = '' }: ExportAdminPaymentsArg): (order: OrderRow) => boolean {
  const start = isDay(from) ? startOfDay(from) : -Infinity;
  const end = isDay(to) ? endOfDay(to) : Infinity;
  return (order) => {
    const time = timeOf(order);
    return time >= start && time < end;
  };
}

/** Returns the orders that match `user`, `status`, `refund`, `from`, `to` and `search`. */
function findOrders(context: DomainContext, arg: ExportAdminPaymentsArg): OrderRow[] {
  const { orders } = context.store;
  const { user = 0, status, refund } = arg;
  const matchesSearch = searchFor(context, arg.search);
  const isInPeriod = makePeriod(arg);
  const rows = user >= 1 ? orders.where('userId', user) : orders.all();
  return rows.filter(
    (order) =>
      (status === undefined || statusTexts[order.status] === status) &&
      (refund === undefined || order.refund?.status === refund) &&
      isInPeriod(order) &&
      matchesSearch(order),
  );
}

function sumsOf(orders: readonly OrderRow[]): PaymentSums {
  const paise = { completed: 0, pending: 0, refunded: 0 };
  for (const { status, amountPaise } of orders) {
    const text = statusTexts[status];
    if (isRowOf(paise, text)) paise[text] += amountPaise;
  }
  return {
    completed: toRupees(paise.completed),
    pending: toRupees(paise.pending),
    refunded: toRupees(paise.refunded),
  };
}

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
  const found = findOrders(context, arg);
  const { rows, pagination } = paginate(found, arg, sortValues);
  return {
    payments: rows.map((order) => toAdminPayment(context, order)),
    pagination,
    sums: sumsOf(found),
  };
}

const CSV_HEADER = [
  `Date (${INDIA})`,
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
    clockAt(Date.parse(order.createdAt)).replace('T', ' '),
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
