import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminPayment } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { CellClamp, CellLines, type GridColumn } from '@/features/admin';
import { PaymentBadge, PaymentIds } from '@/features/receipts';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { PaymentActions } from './PaymentActions';

/** Returns the columns of the payment list; `onOpenRefund` must be referentially stable. */
export const paymentColumns = (
  onOpenRefund: (payment: AdminPayment) => void,
): readonly GridColumn<AdminPayment>[] => [
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
      <CellClamp>
        <Link component={RouterLink} to={adminPaths.project(project_id)} tabIndex={tabIndex}>
          {title}
        </Link>
      </CellClamp>
    ),
  },
  {
    field: 'customer',
    heading: 'Customer',
    width: 130,
    flex: 1,
    render: ({ customer }, tabIndex) => (
      <CellLines
        first={
          <Link component={RouterLink} to={adminPaths.paymentsOf(customer.id)} tabIndex={tabIndex}>
            {customer.name}
          </Link>
        }
        second={customer.email}
      />
    ),
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
    render: (payment, tabIndex) => (
      <PaymentActions payment={payment} onOpenRefund={onOpenRefund} tabIndex={tabIndex} />
    ),
  },
];

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

type PaymentSummaryProps = {
  payment: AdminPayment;
  onOpenRefund: (payment: AdminPayment) => void;
};

/** A payment as a card, on narrow screens. */
export function PaymentSummary({ payment, onOpenRefund }: PaymentSummaryProps) {
  const { project_id, title, customer, amount, status, purchase_date } = payment;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ ...lineSx, flexWrap: 'nowrap', alignItems: 'baseline' }}>
        <Link
          component={RouterLink}
          to={adminPaths.project(project_id)}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(amount)}</Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={adminPaths.paymentsOf(customer.id)}>
          {customer.name}
        </Link>
        <span>{` · ${customer.email}`}</span>
      </Typography>
      <PaymentIds payment={payment} />
      <Box sx={lineSx}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <PaymentBadge status={status} />
          <span>{formatDay(purchase_date)}</span>
        </Box>
        <PaymentActions payment={payment} onOpenRefund={onOpenRefund} />
      </Box>
    </Box>
  );
}
