import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import type { AdminPayment } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { CellLines, CellText, type GridColumn } from '@/features/admin';
import { PaymentBadge } from '@/features/purchase';
import { PaymentIds } from '@/features/receipts';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { PaymentAction } from './PaymentAction';
import { PaymentRefund } from './PaymentRefund';

/** Returns the columns of the payment list; `onOpenRefund` must be referentially stable. */
export const paymentColumns = (
  onOpenRefund: (payment: AdminPayment) => void,
): readonly GridColumn<AdminPayment>[] => [
  {
    field: 'purchase_date',
    heading: 'Date',
    firstOrder: 'DESC',
    width: 114,
    render: ({ purchase_date }) => formatDay(purchase_date),
  },
  {
    field: 'title',
    heading: 'Project',
    firstOrder: 'ASC',
    width: 144,
    flex: 1,
    render: ({ project_id, title }, tabIndex) => (
      <CellText>
        <Link component={RouterLink} to={adminPaths.project(project_id)} tabIndex={tabIndex}>
          {title}
        </Link>
      </CellText>
    ),
  },
  {
    field: 'customer',
    heading: 'Customer',
    width: 150,
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
    width: 108,
    isNumber: true,
    render: ({ amount }) => formatRupees(amount),
  },
  {
    field: 'status',
    heading: 'Status',
    firstOrder: 'ASC',
    width: 122,
    render: ({ status }) => <PaymentBadge status={status} />,
  },
  {
    field: 'ids',
    heading: 'Order and payment ID',
    width: 214,
    render: (payment, tabIndex) => <PaymentIds payment={payment} tabIndex={tabIndex} />,
  },
  {
    field: 'refund',
    heading: 'Refund',
    width: 112,
    render: (payment, tabIndex) => (
      <PaymentRefund payment={payment} onOpen={onOpenRefund} tabIndex={tabIndex} />
    ),
  },
  {
    field: 'action',
    heading: 'Action',
    width: 146,
    render: (payment, tabIndex) => <PaymentAction payment={payment} tabIndex={tabIndex} />,
  },
];
