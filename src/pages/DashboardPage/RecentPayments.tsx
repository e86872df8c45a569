import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { PaymentBadge, ReceiptButton, statusOf } from '@/features/receipts';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { RecentList } from './Panel';

type RecentPaymentsProps = {
  heading: string;
  /** Undefined if loading failed. */
  payments: readonly Payment[] | undefined;
  /** Reloads the payments after a failure. */
  onRetry: () => void;
  /** Whether each payment has its id and a link to its receipt. */
  isDetailed?: boolean;
};

/** The first five payments that are not pending. */
export function RecentPayments({ payments, isDetailed = false, ...list }: RecentPaymentsProps) {
  return (
    <RecentList
      {...list}
      to={paths.payments}
      rows={payments?.filter((payment) => !statusOf(payment).isPending)}
      failed="Your payments could not be loaded."
      empty="There are no payments yet."
      renderRow={(payment) => (
        <PaymentRow key={payment.orderId} payment={payment} isDetailed={isDetailed} />
      )}
    />
  );
}

function PaymentRow({ payment, isDetailed }: { payment: Payment; isDetailed: boolean }) {
  const { title, amount, status, purchase_date, paymentId } = payment;
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
          {[formatDay(purchase_date), isDetailed && paymentId].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 650 }}>{formatRupees(amount)}</Typography>
      <Box sx={{ justifySelf: 'end' }}>
        <PaymentBadge status={status} isRaw />
      </Box>
      {isDetailed && statusOf(payment).isPaid && <ReceiptButton payment={payment} />}
    </Box>
  );
}
