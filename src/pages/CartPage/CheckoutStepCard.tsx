import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ownedMessages } from '@/config/ownedMessages';
import { paths } from '@/config/paths';
import { paymentMessages } from '@/config/paymentMessages';
import type { CheckoutStep, StepOutcome } from '@/features/checkout';
import {
  ConfirmingPayment,
  InterruptedOrderNotice,
  RefusedPaymentNotice,
  UnverifiedPaymentNotice,
  useInterruptedOrders,
  useRefusedPayments,
  useUnverifiedPayments,
} from '@/features/purchase';
import { formatRupees } from '@/lib/money';
import { REPRICED, useStepPayment } from './useStepPayment';

type CheckoutStepCardProps = { step: CheckoutStep; number: number; isCurrent: boolean };

const labels: Record<StepOutcome, { text: string; color?: 'error' | 'success' | 'warning' }> = {
  waiting: { text: 'Waiting' },
  failed: { text: 'Not paid', color: 'error' },
  cancelled: { text: 'Not paid' },
  paid: { text: 'Paid', color: 'success' },
  owned: { text: 'Owned already', color: 'success' },
  skipped: { text: 'Skipped' },
  unverified: { text: 'Not confirmed', color: 'warning' },
};

/** A step of the checkout with its outcome; the current step can be paid or skipped. */
export function CheckoutStepCard({ step, number, isCurrent }: CheckoutStepCardProps) {
  const { projectId, title, base_price, outcome, text } = step;
  const { isBusy, isConfirming, pay, skip, leave, settle } = useStepPayment(step);
  const payment = useUnverifiedPayments().find((unverified) => unverified.projectId === projectId);
  const refused = useRefusedPayments().find((each) => each.projectId === projectId);
  const interrupted = useInterruptedOrders().find((each) => each.projectId === projectId);
  // During payment, the payment is already being verified.
  const unverified = isBusy || outcome === 'paid' || outcome === 'owned' ? undefined : payment;
  const open = isBusy || outcome === 'paid' || outcome === 'owned' ? undefined : interrupted;
  // The payment to recheck was rejected elsewhere, or is no longer stored on this device.
  const isLost = outcome === 'unverified' && !payment;
  // A payment that the backend refused may still have been charged, and an old price is refused
  // again.
  const isRetryable =
    outcome === 'failed' && text !== paymentMessages.verificationFailed && text !== REPRICED;
  const heading = useRef<HTMLHeadingElement>(null);
  const label = isCurrent && outcome === 'waiting' ? null : labels[outcome];

  // Moves keyboard and screen reader users to the step when it becomes current.
  useEffect(() => {
    if (isCurrent) heading.current?.focus();
  }, [isCurrent]);

  return (
    <Card
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        ...(isCurrent && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ flexGrow: 1, fontSize: '1.1rem', outline: 'none' }}
        >
          {number}. {title}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(base_price)}</Typography>
        {label && <Chip size="small" variant="outlined" color={label.color} label={label.text} />}
      </Box>
      {isConfirming && <ConfirmingPayment />}
      {text && !isBusy && (
        <Alert severity={labels[outcome].color ?? 'info'}>
          {text}
          {isCurrent && isRetryable && (
            <Typography variant="body2">{paymentMessages.skippable}</Typography>
          )}
        </Alert>
      )}
      {unverified && <UnverifiedPaymentNotice payment={unverified} onVerdict={settle} />}
      {open && <InterruptedOrderNotice order={open} />}
      {refused && !isBusy && <RefusedPaymentNotice payment={refused} />}
      {isLost && <Typography variant="body2">{paymentMessages.verificationFailed}</Typography>}
      {(outcome === 'paid' || outcome === 'owned') && (
        <Box>
          <Button
            size="small"
            variant="outlined"
            component={RouterLink}
            to={paths.project(projectId)}
            aria-label={ownedMessages.open(title)}
          >
            Open your project
          </Button>
        </Box>
      )}
      {(isCurrent || isLost) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            '& > *': { flexGrow: { xs: 1, sm: 0 } },
          }}
        >
          {!unverified && !open && text !== REPRICED && (
            <Button variant="signal" loading={isBusy} onClick={pay}>
              {outcome === 'waiting' ? `Pay ${formatRupees(base_price)}` : 'Try again'}
            </Button>
          )}
          {text === REPRICED && (
            <Button variant="signal" onClick={leave}>
              Back to cart
            </Button>
          )}
          <Button variant="outlined" disabled={isBusy} onClick={skip}>
            Skip this project
          </Button>
        </Box>
      )}
    </Card>
  );
}
