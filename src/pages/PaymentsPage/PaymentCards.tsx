import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PaymentBadge } from '@/features/purchase';
import { PaymentIds } from '@/features/receipts';
import { RefundState } from '@/features/refunds';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { PaymentActions, type PaymentListProps } from './PaymentActions';
import { PaymentTitle } from './PaymentTitle';

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

/** The payments as cards, on narrow screens. */
export function PaymentCards({ payments, ...callbacks }: PaymentListProps) {
  return (
    <Box
      component="ul"
      aria-label="Payments"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {payments.map((payment) => (
        <Card
          key={payment.razorpay_order_id}
          component="li"
          sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0, p: 2 }}
        >
          <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            <PaymentTitle payment={payment} />
          </Typography>
          <Box sx={lineSx}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
              <PaymentBadge status={payment.status} />
              {formatDay(payment.purchase_date)}
            </Box>
            <Typography sx={{ fontWeight: 650 }}>{formatRupees(payment.amount)}</Typography>
          </Box>
          <PaymentIds payment={payment} />
          {payment.refund && <RefundState refund={payment.refund} />}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              '& .MuiButton-root': { minHeight: 44 },
            }}
          >
            <PaymentActions payment={payment} {...callbacks} hasRoom />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
