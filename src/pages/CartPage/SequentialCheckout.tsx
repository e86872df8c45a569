import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { checkoutLeft, isBought, isSettled, type Checkout } from '@/features/buying';
import { formatRupees, sumRupees } from '@/lib/money';
import { useAppDispatch } from '@/store';
import { CheckoutStepCard } from './CheckoutStepCard';

/** Pays for the projects in the cart one by one; outcomes survive a reload. */
export function SequentialCheckout({ checkout: { steps } }: { checkout: Checkout }) {
  const dispatch = useAppDispatch();
  const current = steps.findIndex((step) => !isSettled(step));
  const isFinished = current === -1;
  const bought = steps.filter(isBought);
  const paid = sumRupees(
    steps.filter(({ status }) => status === 'paid').map(({ base_price }) => base_price),
  );

  // A finished checkout is shown until the user leaves the page, then the cart returns.
  useEffect(() => {
    if (!isFinished) return;
    return () => {
      if (window.location.pathname !== paths.cart) dispatch(checkoutLeft());
    };
  }, [isFinished, dispatch]);

  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
        Checkout
      </Typography>
      <Typography role="status" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {isFinished
          ? `${bought.length} of ${steps.length} projects are yours. Paid now: ${formatRupees(paid)}.`
          : `Project ${current + 1} of ${steps.length}. Each project is paid for on its own.`}
      </Typography>
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
            <CheckoutStepCard step={step} number={index + 1} isCurrent={index === current} />
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {bought.length > 0 && (
          <Button
            variant={isFinished ? 'contained' : 'outlined'}
            component={RouterLink}
            to={paths.myProjects}
          >
            Go to My Projects
          </Button>
        )}
        <Button variant="outlined" onClick={() => dispatch(checkoutLeft())}>
          Back to cart
        </Button>
      </Box>
    </Box>
  );
}
