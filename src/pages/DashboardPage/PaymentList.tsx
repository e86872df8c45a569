import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Payment } from '@/api/paymentsApi';
import { PaymentBadge } from '@/features/buying';
import { ReceiptButton } from '@/features/receipts';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { PanelFailure, PanelNote, panelListSx } from './Panel';
import { isCompleted, listedPayments } from './dashboardFigures';

type PaymentListProps = {
  /** Undefined if loading failed. */
  payments: readonly Payment[] | undefined;
  /** Whether each row shows the payment id and a link to the receipt. */
  isDetailed?: boolean;
  /** Reloads the payments after a failure. */
  onRetry: () => void;
};

function PaymentRow({ payment, isDetailed }: { payment: Payment; isDetailed: boolean }) {
  const { title, amount, status, purchase_date, razorpay_payment_id } = payment;
  return (
    <Box
      component="li"
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        gridTemplateColumns: isDetailed ? '1fr auto 104px 88px' : '1fr auto 104px',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
      }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: '100%', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {formatDay(purchase_date)}
          {isDetailed && razorpay_payment_id && ` · ${razorpay_payment_id}`}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 650 }}>{formatRupees(amount)}</Typography>
      <Box sx={{ justifySelf: 'end' }}>
        <PaymentBadge status={status} isRaw />
      </Box>
      {isDetailed && isCompleted(payment) && <ReceiptButton payment={payment} />}
    </Box>
  );
}

/** The first five payments that are not pending. */
export function PaymentList({ payments, isDetailed = false, onRetry }: PaymentListProps) {
  if (!payments) {
    return <PanelFailure onRetry={onRetry}>Your payments could not be loaded.</PanelFailure>;
  }
  const listed = listedPayments(payments);
  if (listed.length === 0) return <PanelNote>There are no payments yet.</PanelNote>;
  return (
    <Box component="ul" sx={panelListSx}>
      {listed.map((payment) => (
        <PaymentRow key={payment.razorpay_order_id} payment={payment} isDetailed={isDetailed} />
      ))}
    </Box>
  );
}
