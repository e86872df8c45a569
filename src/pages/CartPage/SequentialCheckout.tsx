import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useListPaymentsQuery } from '@/api/paymentsApi';
import { offers } from '@/config/offers';
import { paths } from '@/config/paths';
import {
  type Checkout,
  checkoutLeft,
  type CheckoutStep,
  isBought,
  isSettled,
  paymentMessages,
  selectCartItems,
} from '@/features/buying';
import { findPayment, ReceiptMail } from '@/features/receipts';
import { formatRupees, sumRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { CheckoutStepCard, paidFor } from './CheckoutStepCard';

/** Pays for the projects in the cart one by one; outcomes survive a reload. */
export function SequentialCheckout({ checkout }: { checkout: Checkout }) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCartItems);
  // What another tab has removed from the cart is not to be paid for.
  const steps = checkout.steps.map((step) =>
    isSettled(step) || cart.some(({ id }) => id === step.projectId)
      ? step
      : { ...step, status: 'skipped' as const, failure: undefined },
  );
  const added = cart.filter(({ id }) => steps.every(({ projectId }) => projectId !== id));
  const current = steps.findIndex((step) => !isSettled(step));
  const isFinished = current === -1;
  const bought = steps.filter(isBought);
  const open = steps.filter((step) => !isSettled(step));
  const isSuccess = isFinished && bought.length > 0;
  const { currentData, isFetching } = useListPaymentsQuery(undefined, {
    skip: bought.length === 0,
  });
  const payments = currentData?.payments ?? [];
  const paymentOf = ({ projectId: id }: CheckoutStep) => findPayment(payments, { id });
  const sumOf = (summed: readonly CheckoutStep[]) =>
    formatRupees(sumRupees(summed.map((step) => paidFor(step, paymentOf(step)))));
  const paid = sumOf(steps.filter(({ status }) => status === 'paid'));
  const mailed = bought.flatMap((step) => paymentOf(step) ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = () => void dispatch(checkoutLeft());
  // As safe as the button: a payment that is under way is stored, and its window is a layer of its own.
  useClosedByBack(true, leave);

  // A finished checkout is shown until the user leaves the page, then the cart returns.
  useEffect(() => {
    if (!isFinished) return;
    // The button that had the focus is gone.
    heading.current?.focus();
    return () => {
      if (window.location.pathname !== paths.cart) dispatch(checkoutLeft());
    };
  }, [isFinished, dispatch]);

  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ fontSize: '2.25rem' }}>
        {isSuccess ? 'Thank you' : 'Checkout'}
      </Typography>
      <Typography role="status" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {isFinished
          ? `${bought.length} of ${steps.length} projects are yours. Paid now: ${paid}.`
          : `Project ${current + 1} of ${steps.length}. ${paymentMessages.progress(paid, sumOf(open), open.length)}`}
      </Typography>
      {added.length > 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {`In your cart, but not part of this checkout: ${added.map(({ title }) => title).join(', ')}. Go back to the cart to pay for everything in it.`}
        </Alert>
      )}
      <Stepper
        orientation="vertical"
        nonLinear
        activeStep={current}
        connector={null}
        aria-label="Checkout steps"
        sx={{ gap: 1.5 }}
      >
        {steps.map((step, index) => (
          <Step key={step.projectId} aria-current={index === current ? 'step' : undefined}>
            <CheckoutStepCard
              step={step}
              payment={isBought(step) ? paymentOf(step) : undefined}
              isPaymentLoading={isFetching}
              number={index + 1}
              isCurrent={index === current}
            />
          </Step>
        ))}
      </Stepper>
      {isSuccess && (
        <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
          {mailed.length === 0 && isFetching && offers('receipts') ? (
            // Nothing moves under the finger when the payments arrive.
            <Skeleton variant="text" sx={{ typography: 'body2', maxWidth: 480 }} />
          ) : (
            <ReceiptMail payments={mailed} />
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {bought.length > 0 && (
          <Button variant={isFinished ? 'contained' : 'outlined'} href={paths.myProjects}>
            Go to My Projects
          </Button>
        )}
        {(bought.length < steps.length || added.length > 0) && (
          <Button variant="outlined" onClick={leave}>
            Back to cart
          </Button>
        )}
      </Box>
    </Box>
  );
}
