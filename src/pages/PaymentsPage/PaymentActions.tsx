import Button from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { hasReceipt, InvoiceButton, ReceiptButton } from '@/features/receipts';

/** What the list can do with its payments. */
export type PaymentListProps = {
  payments: readonly Payment[];
  onAskForRefund: (payment: Payment) => void;
};

type PaymentActionsProps = Pick<PaymentListProps, 'onAskForRefund'> & { payment: Payment };

/** The papers of a payment, and a refund while the policy gives one. */
export function PaymentActions({ payment, onAskForRefund }: PaymentActionsProps) {
  const { title, refund_reasons: reasons } = payment;
  return (
    <>
      {hasReceipt(payment) && <ReceiptButton payment={payment} />}
      <InvoiceButton payment={payment} />
      {Array.isArray(reasons) && reasons.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-label={`Ask for a refund of ${title}`}
          onClick={() => onAskForRefund(payment)}
        >
          Refund
        </Button>
      )}
    </>
  );
}
