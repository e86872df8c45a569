import { useState, type ReactNode } from 'react';
import type { Payment } from '@/api/paymentsApi';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';

const RefundDialog = lazyPart(
  () => import(/* webpackChunkName: "refund-dialog" */ './RefundDialog'),
  { name: 'the refund', loading: null, fallback: offerRetryInCorner },
);

/** Returns a function that requests the refund of a payment, and the dialog for it. */
export function useRefundDialog(payments: readonly Payment[]): {
  askFor: (payment: Payment) => void;
  dialog: ReactNode;
} {
  const [orderId, setOrderId] = useState<string | null>(null);
  const payment = payments.find((each) => each.razorpay_order_id === orderId);
  return {
    askFor: (each) => setOrderId(each.razorpay_order_id),
    dialog: payment && (
      <RefundDialog key={orderId} payment={payment} onClose={() => setOrderId(null)} />
    ),
  };
}
