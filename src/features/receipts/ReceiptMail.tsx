import { useState } from 'react';
import LaptopIcon from '@mui/icons-material/LaptopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureText } from '@/api/failureText';
import { type Payment, useMailReceiptMutation } from '@/api/paymentsApi';
import { offers } from '@/config/offers';

const texts = {
  mailed: (email: string, count: number) =>
    count === 1
      ? `Receipt and link sent to ${email}; open it on your laptop`
      : `Receipts and links sent to ${email}; open them on your laptop`,
  mailedAgain: 'Sent again. If nothing arrives, look in your spam folder.',
};

const failures = {
  failed: 'The mail could not be sent. Please try again.',
  byStatus: { 429: 'Sent a moment ago. Look in your spam folder, or try again in a minute.' },
} as const;

const mainLook = {
  variant: 'contained',
  size: 'large',
  fullWidth: true,
  startIcon: <LaptopIcon />,
} as const;

type ReceiptMailProps = {
  payments: readonly Payment[];
  /** Whether mailing is the main action, on a device that cannot use the download. */
  isMain?: boolean;
};

/** Says where receipts and links were mailed, and mails them again; nothing if the backend does not. */
export function ReceiptMail({ payments, isMain = false }: ReceiptMailProps) {
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
    setOutcome(failure ? (failureText(failure.error, failures) ?? '') : texts.mailedAgain);
    setSending(false);
  };

  const text = texts.mailed(email, mailed.length);
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Typography role="status" variant="body2" data-text={text} sx={outcomeSx}>
        <span>{outcome || text}</span>
      </Typography>
      <Button
        {...(isMain ? mainLook : { size: 'small', sx: { ml: -1.5 } })}
        loading={isSending}
        onClick={() => void sendAgain()}
      >
        <span>{isMain ? 'Send to my laptop' : 'Send again'}</span>
      </Button>
    </Box>
  );
}

/** The outcome takes the place of the text and has the room of the longest, so that nothing below moves. */
const outcomeSx = {
  display: 'grid',
  mb: 1,
  '& > *, &::before, &::after': { gridArea: '1 / 1' },
  '&::before, &::after': { content: 'attr(data-text)', visibility: 'hidden' },
  '&::after': { content: `'${failures.byStatus[429]}'` },
} as const;
