import type { AdminPayment } from '@/api/adminApi';
import { ReceiptButton } from '@/features/receipts';

const COMPLETED = 'completed';

type PaymentReceiptProps = { payment: AdminPayment; tabIndex?: number | undefined };

/** The customer's receipt of a payment, once it was completed. */
export function PaymentReceipt({ payment, tabIndex }: PaymentReceiptProps) {
  if (payment.status !== COMPLETED) return null;
  return <ReceiptButton payment={payment} buyer={payment.customer} tabIndex={tabIndex} />;
}
