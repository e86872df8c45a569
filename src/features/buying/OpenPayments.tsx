import Box from '@mui/material/Box';
import { useAuth } from '@/features/auth';
import { useAppSelector } from '@/store';
import { lazyPart } from '@/ui/lazyPart';
import { idOf, type KeptPayment } from './payment';
import type { PaymentNoticeProps } from './PaymentAlert';
import { selectPayments } from './paymentsSlice';

/** Returns the signed-in user's payments that are not settled. */
export function usePayments(): KeptPayment[] {
  const { user } = useAuth();
  return useAppSelector((state) => selectPayments(state, user?.id));
}

/** The notice of a payment that is not settled; loaded only when there is one. */
export const PaymentNotice = lazyPart<PaymentNoticeProps>(() => import('./PaymentAlert'), {
  name: 'a payment to check',
  loading: null,
});

/** The statuses that a buyer can do something about, the most urgent first. */
const SHOWN_STATUSES = ['unverified', 'interrupted', 'refused'] as const;

/** Lists the payments that were not confirmed, interrupted or refused, if there are any. */
export function OpenPayments() {
  const payments = usePayments();
  const shown = SHOWN_STATUSES.flatMap((status) =>
    payments.filter((payment) => payment.status === status),
  );
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {shown.map((payment) => (
        <PaymentNotice key={idOf(payment)} payment={payment} namesProject />
      ))}
    </Box>
  );
}
