import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminPayment } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { PaymentBadge } from '@/features/buying';
import { PaymentIds } from '@/features/receipts';
import { formatRupees } from '@/lib/money';
import { formatShopDay } from '@/lib/time';
import { PaymentAction } from './PaymentAction';
import { PaymentRefund } from './PaymentRefund';

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
        {` · ${customer.email}`}
      </Typography>
      <PaymentIds payment={payment} />
      <Box sx={lineSx}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <PaymentBadge status={status} />
          {formatShopDay(purchase_date)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PaymentRefund payment={payment} onOpen={onOpenRefund} />
          <PaymentAction payment={payment} />
        </Box>
      </Box>
    </Box>
  );
}
