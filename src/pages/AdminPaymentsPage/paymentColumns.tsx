import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminPayment } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { CellClamp, CellLines, type GridColumn } from '@/features/admin';
import { PaymentBadge } from '@/features/buying';
import { PaymentIds } from '@/features/receipts';
import { formatRupees } from '@/lib/money';
import { formatShopDay } from '@/lib/time';
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
    width: 110,
    render: ({ purchase_date }) => formatShopDay(purchase_date),
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
    flex: 0.7,
    render: (payment, tabIndex) => <PaymentIds payment={payment} tabIndex={tabIndex} />,
  },
  {
    field: 'action',
    heading: 'Actions',
    width: 214,
    render: (payment, tabIndex) => (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <PaymentAction payment={payment} tabIndex={tabIndex} />
        <PaymentRefund payment={payment} onOpen={onOpenRefund} tabIndex={tabIndex} />
      </Box>
    ),
  },
];
