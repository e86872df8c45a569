import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import {
  attemptTexts,
  type CheckoutStep,
  ConfirmingPayment,
  isBought,
  type KeptPayment,
  paymentMessages,
  PaymentNotice,
  ReducedPrice,
  stepText,
  usePayments,
  useStepPayment,
} from '@/features/buying';
import { DownloadButton } from '@/features/library';
import { ReceiptButton } from '@/features/receipts';
import { formatRupees } from '@/lib/money';
import { buttonLabels } from '@/ui/buttonLabels';

type CheckoutStepCardProps = {
  step: CheckoutStep;
  /** The payment of a bought project; undefined while unknown. */
  payment: Payment | undefined;
  isPaymentLoading: boolean;
  number: number;
  isCurrent: boolean;
};

/** Returns the price of a step in rupees: that of its payment, once known, or else that in the cart. */
export const paidFor = ({ status, base_price }: CheckoutStep, payment: Payment | undefined) =>
  status === 'paid' && payment ? payment.amount : base_price;

/** A step of the checkout with its outcome; the current step can be paid or skipped, a bought project downloaded. */
export function CheckoutStepCard({
  step,
  payment,
  isPaymentLoading,
  number,
  isCurrent,
}: CheckoutStepCardProps) {
  const { projectId, title, base_price, status, failure } = step;
  const { isBusy, isConfirming, reduction, pay, skip, leave, settle } = useStepPayment(step);
  const payments = usePayments().filter((payment) => payment.projectId === projectId);
  const find = (wanted: KeptPayment['status']) =>
    payments.find((payment) => payment.status === wanted);
  const refused = find('refused');
  // During payment, the payment is already being verified.
  const isOver = isBusy || isBought(step);
  const unverified = isOver ? undefined : find('unverified');
  const interrupted = isOver ? undefined : find('interrupted');
  // The payment to check was refused elsewhere, or is no longer stored on this device.
  const isLost = status === 'unverified' && !find('unverified');
  const isRepriced = failure?.code === 'newPrice';
  const text = stepText(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const { label } = attemptTexts[status];

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
          sx={{ flexGrow: 1, fontSize: '1.1rem' }}
        >
          {`${number}. ${title}`}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(paidFor(step, payment))}</Typography>
        {label && !(isCurrent && status === 'waiting') && (
          <Chip size="small" variant="outlined" color={label.color} label={label.text} />
        )}
      </Box>
      {reduction && <ReducedPrice {...reduction} />}
      {isConfirming && <ConfirmingPayment />}
      {text && !isBusy && (
        <Alert severity={label?.color ?? 'info'}>
          <span>{text}</span>
          {isCurrent && status === 'notStarted' && !isRepriced && (
            <Typography variant="body2">{paymentMessages.skippable}</Typography>
          )}
        </Alert>
      )}
      {unverified && <PaymentNotice payment={unverified} onResult={settle} />}
      {interrupted && <PaymentNotice payment={interrupted} />}
      {refused && !isBusy && <PaymentNotice payment={refused} />}
      {isLost && <Typography variant="body2">{paymentMessages.verificationFailed}</Typography>}
      {isBought(step) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '& > *': { minHeight: { xs: 44, sm: 0 } },
          }}
        >
          <DownloadButton
            project={{ id: projectId, title }}
            showsFailure
            variant="contained"
            size="small"
          />
          {payment && <ReceiptButton payment={payment} />}
          {!payment && isPaymentLoading && (
            <Button size="small" variant="outlined" disabled>
              Receipt
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            href={paths.project(projectId)}
            aria-label={`Open your project ${title}`}
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
          {!unverified && !interrupted && !isRepriced && (
            <Button variant="signal" loading={isBusy} onClick={pay}>
              <span>
                {status === 'waiting' ? `Pay ${formatRupees(base_price)}` : buttonLabels.tryAgain}
              </span>
            </Button>
          )}
          {isRepriced && (
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
