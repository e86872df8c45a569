import Button from '@mui/material/Button';
import HelpIcon from '@mui/icons-material/HelpOutlineRounded';
import type { Payment } from '@/api/paymentsApi';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { useOpenChatWith } from '@/features/chat';
import { CreditNoteButton, hasReceipt, InvoiceButton, ReceiptButton } from '@/features/receipts';
import { IconAction } from '@/ui/IconAction';

/** Callbacks for the actions on payments. */
export type PaymentListProps = {
  payments: readonly Payment[];
  onAskForRefund: (payment: Payment) => void;
  onIssueInvoice: (payment: Payment) => void;
};

type PaymentActionsProps = Omit<PaymentListProps, 'payments'> & {
  payment: Payment;
  /** Whether the help icon has a label. */
  hasRoom: boolean;
};

/**
 * Receipt and invoice of a payment, a refund request while the policy allows one, and a link to
 * support.
 */
export function PaymentActions({ payment, hasRoom, ...callbacks }: PaymentActionsProps) {
  const { title, razorpay_order_id: orderId, refund_reasons: reasons } = payment;
  const openChat = useOpenChatWith('support');
  const helpLabel = `Get help with the payment for ${title}`;
  const getHelp = () =>
    openChat(preparedMessages.payment(title, orderId), chatSubjects.payment(title, orderId));
  return (
    <>
      {hasReceipt(payment) && <ReceiptButton payment={payment} />}
      <InvoiceButton payment={payment} onIssue={callbacks.onIssueInvoice} />
      <CreditNoteButton payment={payment} />
      {reasons && reasons.length > 0 && (
        <Button
          size="small"
          color="inherit"
          variant={hasRoom ? 'outlined' : 'text'}
          aria-label={`Ask for a refund of ${title}`}
          onClick={() => callbacks.onAskForRefund(payment)}
        >
          Refund
        </Button>
      )}
      {hasRoom ? (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={<HelpIcon />}
          aria-label={helpLabel}
          onClick={getHelp}
        >
          Get help
        </Button>
      ) : (
        <IconAction label={helpLabel} sx={{ ml: 'auto' }} onClick={getHelp}>
          <HelpIcon fontSize="small" />
        </IconAction>
      )}
    </>
  );
}
