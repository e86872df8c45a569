import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { PaymentId } from './PaymentId';
import { idOf, type KeptPayment } from './payment';

/** Props of the warning about payments that would be lost with the page. */
export type UnstoredPaymentsProps = { payments: readonly KeptPayment[] };

/** Asks the buyer to write down the ids that the browser refuses to store. */
export default function UnstoredPaymentsAlert({ payments }: UnstoredPaymentsProps) {
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{
        position: 'sticky',
        top: HEADER_HEIGHT,
        zIndex: 'appBar',
        borderRadius: 0,
        '& .MuiAlert-message': { minWidth: 0 },
      }}
    >
      <AlertTitle>Please stay on this page until your payment is decided</AlertTitle>
      This browser does not let us keep your payment. Copy its IDs, so that our support finds it if
      the page closes.
      {payments.map((payment) => (
        <div key={idOf(payment)}>
          <PaymentId label="Order ID" id={payment.orderId} />
          {'paymentId' in payment && <PaymentId label="Payment ID" id={payment.paymentId} />}
        </div>
      ))}
    </Alert>
  );
}
