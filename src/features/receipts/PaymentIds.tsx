import Box from '@mui/material/Box';
import type { Payment } from '@/api/paymentsApi';
import { CopyableId } from './CopyableId';

type PaymentIdsProps = {
  payment: Pick<Payment, 'razorpay_order_id' | 'razorpay_payment_id'>;
  tabIndex?: number | undefined;
};

/** The payment provider's ids; an order that was never paid has only one. */
export function PaymentIds({ payment, tabIndex }: PaymentIdsProps) {
  const { razorpay_order_id, razorpay_payment_id } = payment;
  return (
    <Box sx={{ minWidth: 0 }}>
      <CopyableId name="order ID" id={razorpay_order_id} tabIndex={tabIndex} />
      {razorpay_payment_id && (
        <CopyableId name="payment ID" id={razorpay_payment_id} tabIndex={tabIndex} />
      )}
    </Box>
  );
}
