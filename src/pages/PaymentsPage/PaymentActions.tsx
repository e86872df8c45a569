import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { offers } from '@/config/offers';
import { useOpenChatWith } from '@/features/chat';
import { usePapers } from '@/features/receipts';
import { ActionMenu } from '@/ui/ActionMenu';

type PaymentActionsProps = {
  payment: Payment;
  onAskForRefund: (payment: Payment) => void;
  onIssueInvoice: (payment: Payment) => void;
};

type PaymentAction = {
  label: string;
  /** The accessible name, which tells the payment. */
  name: string;
  run: () => void;
  hasDialog?: boolean | undefined;
};

/** Returns the actions on a payment: its papers, a refund request while allowed, and a question to support. */
function useActions({ payment, onAskForRefund, onIssueInvoice }: PaymentActionsProps) {
  const { title, orderId, refund_reasons: reasons = [] } = payment;
  const openChat = useOpenChatWith('support');
  const actions: PaymentAction[] = usePapers(payment, onIssueInvoice).map(
    ({ label, open, hasDialog }) => ({
      label,
      name: `${label} for ${title}`,
      run: open,
      hasDialog,
    }),
  );
  if (reasons.length > 0 && offers('refunds')) {
    actions.push({
      label: 'Refund',
      name: `Ask for a refund of ${title}`,
      run: () => onAskForRefund(payment),
      hasDialog: true,
    });
  }
  const help: PaymentAction = {
    label: 'Get help',
    name: `Get help with the payment for ${title}`,
    run: () =>
      openChat(preparedMessages.payment(title, orderId), chatSubjects.payment(title, orderId)),
  };
  return { actions, help };
}

function ActionButton({ action: { label, name, run, hasDialog } }: { action: PaymentAction }) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={name}
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      onClick={run}
      sx={{ minHeight: { xs: 44, md: 0 } }}
    >
      {label}
    </Button>
  );
}

/** The actions on a payment side by side, or the first of them with a menu of the others. */
export function PaymentActions({ hasMenu, ...props }: PaymentActionsProps & { hasMenu: boolean }) {
  const { actions, help } = useActions(props);
  if (!hasMenu) {
    return (
      <Box sx={{ display: 'flex', flexWrap: { md: 'wrap', lg: 'nowrap' }, gap: 1 }}>
        {[...actions, { ...help, label: 'Help' }].map((action) => (
          <ActionButton key={action.label} action={action} />
        ))}
      </Box>
    );
  }
  const [first, ...others] = [...actions, help];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ActionButton action={first} />
      {others.length > 0 && (
        <ActionMenu
          label={`More about the payment for ${props.payment.title}`}
          actions={others.map(({ label, run }) => ({ label, onSelect: run }))}
        />
      )}
    </Box>
  );
}
