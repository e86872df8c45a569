import { useState, type ComponentType, type ReactNode } from 'react';
import type { Payment } from '@/api/paymentsApi';

type PaymentDialogProps = { payment: Payment; onClose: () => void };

/**
 * Returns a function that opens a dialog about one of the payments, and the dialog. It stays open
 * while the list changes between table and cards, as when a tablet is turned.
 */
export function usePaymentDialog(
  payments: readonly Payment[],
  Dialog: ComponentType<PaymentDialogProps>,
): { open: (payment: Payment) => void; dialog: ReactNode } {
  const [orderId, setOrderId] = useState<string | null>(null);
  const payment = payments.find((each) => each.razorpay_order_id === orderId);
  return {
    open: (each) => setOrderId(each.razorpay_order_id),
    dialog: payment && <Dialog key={orderId} payment={payment} onClose={() => setOrderId(null)} />,
  };
}
