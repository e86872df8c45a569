import Button from '@mui/material/Button';
import HelpIcon from '@mui/icons-material/HelpOutlineRounded';
import type { Payment } from '@/api/paymentsApi';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { useOpenChatWith } from '@/features/chat';
import { CreditNoteButton, hasReceipt, InvoiceButton, ReceiptButton } from '@/features/receipts';
import { IconAction } from '@/ui/IconAction';

/** What the list can do with its payments. */
export type PaymentListProps = {
  payments: readonly Payment[];
  onAskForRefund: (payment: Payment) => void;
};

type PaymentActionsProps = Pick<PaymentListProps, 'onAskForRefund'> & {
  payment: Payment;
  /** Whether there is room for a word beside the icon of help. */
  hasRoom: boolean;
};

/** Receipt and invoice of a payment, a refund while the policy gives one, and a question to support. */
export function PaymentActions({ payment, onAskForRefund, hasRoom }: PaymentActionsProps) {
  const { title, razorpay_order_id: orderId, refund_reasons: reasons } = payment;
  const openChat = useOpenChatWith('support');
  const helpLabel = `Get help with the payment for ${title}`;
  const getHelp = () =>
    openChat(preparedMessages.payment(title, orderId), chatSubjects.payment(title, orderId));
  return (
    <>
      {hasReceipt(payment) && <ReceiptButton payment={payment} />}
      <InvoiceButton payment={payment} />
      <CreditNoteButton payment={payment} />
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
      {hasRoom ? (
        <Button
          size="small"
          color="inherit"
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
