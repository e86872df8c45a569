import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminPayment, AdminPaymentSort } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import {
  adminTable,
  CustomerCell,
  type GridColumn,
  gridSelect,
  ProjectCell,
} from '@/features/admin';
import { PaymentBadge, PaymentIds, paymentStatusChoices } from '@/features/receipts';
import { refundStatusChoices } from '@/features/refunds';
import { formatRupees } from '@/lib/money';
import { formatDay, isDay } from '@/lib/time';
import { rowSx, wrapSx } from '@/theme/mixins';
import { PaymentActions } from './PaymentActions';

const columns: readonly GridColumn<AdminPayment, AdminPaymentSort>[] = [
  {
    field: 'purchase_date',
    heading: 'Date',
    firstOrder: 'DESC',
    width: 118,
    render: ({ purchase_date }) => formatDay(purchase_date),
  },
  {
    field: 'title',
    heading: 'Project',
    firstOrder: 'ASC',
    width: 130,
    flex: 1,
    render: ({ project_id, title }, tabIndex) => (
      <ProjectCell id={project_id} title={title} tabIndex={tabIndex} />
    ),
  },
  {
    field: 'customer',
    heading: 'Customer',
    width: 130,
    flex: 1,
    render: ({ customer }, tabIndex) => <CustomerCell customer={customer} tabIndex={tabIndex} />,
  },
  {
    field: 'amount',
    heading: 'Amount',
    firstOrder: 'DESC',
    width: 104,
    isNumber: true,
    render: ({ amount }) => formatRupees(amount),
  },
  {
    field: 'status',
    heading: 'Status',
    firstOrder: 'ASC',
    width: 118,
    render: ({ status }) => <PaymentBadge status={status} />,
  },
  {
    field: 'ids',
    heading: 'IDs',
    width: 158,
    flex: 0.75,
    render: (payment, tabIndex) => <PaymentIds payment={payment} tabIndex={tabIndex} />,
  },
  {
    field: 'action',
    heading: 'Actions',
    width: 214,
    render: (payment, tabIndex) => <PaymentActions payment={payment} tabIndex={tabIndex} />,
  },
];

const parseUserId = (text: string | null) =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : '';
const parseDay = (text: string | null) => (text && isDay(text) ? text : '');

const table = adminTable({
  label: 'Payments',
  searchLabel: 'Search by order, payment, project or customer',
  sortedBy: 'purchase_date',
  filters: {
    status: gridSelect('Status', paymentStatusChoices),
    refund: gridSelect('Refund', refundStatusChoices),
    from: parseDay,
    to: parseDay,
    user: parseUserId,
  },
  columns,
  rowId: ({ orderId }) => orderId,
  rowName: ({ title, customer }) => `the payment of ${customer.name} for ${title}`,
  card: (payment) => <PaymentSummary payment={payment} />,
});

const { parse, toQuery } = table.format;
type Parameters = ReturnType<typeof parse>;

/** Turns a period that ends before it begins. */
const inOrder = (parameters: Parameters): Parameters => {
  const { from, to } = parameters;
  return from && to && from > to ? { ...parameters, from: to, to: from } : parameters;
};

/** The list of payments. */
export const paymentTable = {
  ...table,
  format: {
    parse: (query: URLSearchParams) => inOrder(parse(query)),
    toQuery: (parameters: Parameters) => toQuery(inOrder(parameters)),
  },
};

const lineSx = { ...wrapSx, justifyContent: 'space-between', gap: 1 } as const;

/** A payment as a card, on narrow screens. */
function PaymentSummary({ payment }: { payment: AdminPayment }) {
  const { project_id, title, customer, amount, status, purchase_date } = payment;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ ...lineSx, flexWrap: 'nowrap', alignItems: 'baseline' }}>
        <Link
          href={adminPaths.project(project_id)}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(amount)}</Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Link href={adminPaths.paymentsOf(customer.id)}>{customer.name}</Link>
        <span>{` · ${customer.email}`}</span>
      </Typography>
      <PaymentIds payment={payment} />
      <Box sx={lineSx}>
        <Box sx={{ ...rowSx, gap: 1, typography: 'body2' }}>
          <PaymentBadge status={status} />
          <span>{formatDay(purchase_date)}</span>
        </Box>
        <PaymentActions payment={payment} />
      </Box>
    </Box>
  );
}
