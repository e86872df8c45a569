import type {
  AdminPayment,
  AdminPaymentSort,
  ExportAdminPaymentsArg,
  ListAdminPaymentsAnswer,
  ListAdminPaymentsArg,
} from '@/api/generated/admin.gen';
import { requireProject } from '../catalogue';
import type { DomainContext } from '../context';
import { pageOf, readSearch, sortRows, type SortValues } from '../listing';
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

/** Tells whether an order is found by a text; projects and people are searched once, not per order. */
function makeSearch({ store }: DomainContext, wanted: string): (order: OrderRow) => boolean {
  if (wanted === '') return () => true;
  const holds = (text: string | null) => text?.toLowerCase().includes(wanted) ?? false;
  const idsOf = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    new Set(rows.map(({ id }) => id));
  const projects = idsOf(store.projects.all().filter(({ title }) => holds(title)));
  const people = idsOf(store.users.all().filter(({ name, email }) => holds(name) || holds(email)));
  return (order) =>
    projects.has(order.projectId) ||
    people.has(order.userId) ||
    holds(order.id) ||
    holds(order.paymentId);
}

/** The orders that `user`, `status` and `search` leave. */
function findOrders(context: DomainContext, arg: ExportAdminPaymentsArg): OrderRow[] {
  const { orders } = context.store;
  const { user = 0, status } = arg;
  const isFound = makeSearch(context, readSearch(arg));
  const rows = user >= 1 ? orders.where('userId', user) : orders.all();
  return rows.filter(
    (order) => (status === undefined || statusTexts[order.status] === status) && isFound(order),
  );
}

/** As a number: tens of thousands of them are sorted by it. */
const timeOf = ({ createdAt }: OrderRow) => Date.parse(createdAt);

/** A page of everybody's payments. */
export function listAdminPayments(
  context: DomainContext,
  arg: ListAdminPaymentsArg,
): ListAdminPaymentsAnswer {
  const titles = new Map(
    context.store.projects.all().map(({ id, title }) => [id, title.toLowerCase()]),
  );
  const sortValues: SortValues<OrderRow, AdminPaymentSort> = {
    purchase_date: timeOf,
    amount: ({ amountPaise }) => amountPaise,
    title: ({ projectId }) => titles.get(projectId)!,
    status: ({ status }) => statusTexts[status],
  };
  const { rows, pagination } = pageOf(findOrders(context, arg), arg, sortValues);
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

/** Everybody's payments as a CSV file, newest first. */
export function exportAdminPayments(context: DomainContext, arg: ExportAdminPaymentsArg): string {
  const newestFirst = sortRows(findOrders(context, arg), timeOf, -1);
  return toCsv([CSV_HEADER, ...newestFirst.map((order) => toCells(context, order))]);
}
