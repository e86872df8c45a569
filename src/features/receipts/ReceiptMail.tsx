import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toRequestFailure } from '@/api/errors';
import { useMailReceiptMutation, type Payment } from '@/api/paymentsApi';
import { offers } from '@/config/offers';
import { paymentMessages as texts } from '@/config/paymentMessages';

const TOO_MANY_REQUESTS = 429;

/**
 * Says where the receipts of payments and the links to their projects were mailed, and mails them
 * again. Renders nothing if the backend does not mail them.
 */
export function ReceiptMail({ payments }: { payments: readonly Payment[] }) {
  const [mailReceipt] = useMailReceiptMutation();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState('');
  const mailed = payments.filter(({ receipt_email: email }) => email);
  const email = mailed[0]?.receipt_email;
  if (!email || !offers('receipts')) return null;

  const sendAgain = async () => {
    setSending(true);
    const sent = await Promise.all(mailed.map(({ orderId }) => mailReceipt({ orderId })));
    const failure = sent.find(({ error }) => error);
    const status = failure && toRequestFailure(failure.error).status;
    setOutcome(
      !failure
        ? texts.mailedAgain
        : status === TOO_MANY_REQUESTS
          ? texts.mailedJustNow
          : texts.notMailed,
    );
    setSending(false);
  };

  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <span>{texts.mailed(email, mailed.length)}</span>{' '}
      <Button
        size="small"
        loading={isSending}
        onClick={() => void sendAgain()}
        // The button does not move the lines of the text apart.
        sx={{ ml: -1.25, my: -0.75, verticalAlign: 'baseline' }}
      >
        {texts.mailAgain}
      </Button>
      <Typography role="status" variant="body2">
        {outcome}
      </Typography>
    </Box>
  );
}
