import type { AdminPayment } from '@/api/adminApi';
import { ReceiptButton } from '@/features/receipts';

const COMPLETED = 'completed';

type PaymentReceiptProps = { payment: AdminPayment; tabIndex?: number | undefined };

/** Opens the customer's receipt of a completed payment. */
export function PaymentReceipt({ payment, tabIndex }: PaymentReceiptProps) {
  if (payment.status !== COMPLETED) return null;
  return <ReceiptButton payment={payment} buyer={payment.customer} tabIndex={tabIndex} />;
}
