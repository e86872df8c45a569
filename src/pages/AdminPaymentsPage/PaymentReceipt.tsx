import type { AdminPayment } from '@/api/adminApi';
import { hasReceipt, ReceiptButton } from '@/features/receipts';

type PaymentReceiptProps = { payment: AdminPayment; tabIndex?: number | undefined };

/** Opens the customer's receipt of a completed payment. */
export function PaymentReceipt({ payment, tabIndex }: PaymentReceiptProps) {
  if (!hasReceipt(payment)) return null;
  return <ReceiptButton payment={payment} buyer={payment.customer} tabIndex={tabIndex} />;
}
