import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { PaymentBadge } from '@/features/purchase';
import { ReceiptButton } from '@/features/receipts';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { isCompleted, listedPayments } from './dashboardFigures';
import { Panel, PanelFailure, PanelNote, panelListSx } from './Panel';

type PaymentListProps = {
  heading: string;
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
export function PaymentList({ heading, payments, isDetailed = false, onRetry }: PaymentListProps) {
  const listed = listedPayments(payments ?? []);
  return (
    <Panel
      heading={heading}
      link={
        <Link component={RouterLink} to={paths.payments} variant="body2" sx={{ py: 0.25 }}>
          View all
        </Link>
      }
    >
      {!payments && (
        <PanelFailure onRetry={onRetry}>Your payments could not be loaded.</PanelFailure>
      )}
      {payments && listed.length === 0 && <PanelNote>There are no payments yet.</PanelNote>}
      <Box component="ul" sx={panelListSx}>
        {listed.map((payment) => (
          <PaymentRow key={payment.razorpay_order_id} payment={payment} isDetailed={isDetailed} />
        ))}
      </Box>
    </Panel>
  );
}
