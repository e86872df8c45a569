import { useDispatch } from 'react-redux';
import Box from '@mui/material/Box';
import { downloadRequested } from '@/features/library';
import { UnverifiedPaymentNotice, useUnverifiedPayments } from '@/features/purchase';

/** The payments that the backend has not confirmed yet; nothing when there are none. */
export function UnconfirmedPayments() {
  const payments = useUnverifiedPayments();
  const dispatch = useDispatch();
  if (payments.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {payments.map((payment) => (
        <UnverifiedPaymentNotice
          key={payment.paymentId}
          payment={payment}
          namesProject
          onVerified={() => {
            const { projectId, title } = payment;
            dispatch(downloadRequested({ projectId, title, tellsFailure: true }));
          }}
        />
      ))}
    </Box>
  );
}
