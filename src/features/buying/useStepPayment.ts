import { useAuth } from '@/features/auth';
import { useAppDispatch } from '@/store';
import { checkoutLeft, type CheckoutStep, stepEnded } from './checkoutSlice';
import type { PaymentResult } from './payment';
import { tellResult } from './paymentTexts';
import { needsLogin, useAskForLogin, usePayment } from './usePurchase';

/** How a result ends a checkout step; null leaves the step as it is. */
function toStepEnd(result: PaymentResult): Pick<CheckoutStep, 'status' | 'failure'> | null {
  switch (result.status) {
    case 'abandoned':
    case 'outdated':
      return null;
    case 'interrupted':
    case 'unpaid':
      return { status: 'waiting' };
    case 'notStarted': {
      const { failure } = result;
      // The other tab may be charging the buyer.
      return { status: failure.code === 'otherTab' ? 'waiting' : 'notStarted', failure };
    }
    default:
      return { status: result.status };
  }
}

/** Returns functions that pay for a checkout step and start its download, skip it, or return to the cart. */
export function useStepPayment({ projectId, title, base_price }: CheckoutStep) {
  const { user } = useAuth();
  const { pay, ...payment } = usePayment();
  const dispatch = useAppDispatch();
  const askForLogin = useAskForLogin();

  const end = (result: PaymentResult) => {
    const stepEnd = toStepEnd(result);
    if (stepEnd) dispatch(stepEnded({ projectId, ...stepEnd }));
  };

  const payStep = async () => {
    const result = await pay({ id: projectId, title, base_price });
    if (!result || !user) return;
    if (needsLogin(result)) {
      askForLogin();
      return;
    }
    end(result);
    // The step itself shows any other result.
    if (result.status === 'paid') {
      dispatch(tellResult(result, { userId: user.id, projectId, title }));
    }
  };

  return {
    ...payment,
    pay: () => void payStep(),
    skip: () => void dispatch(stepEnded({ projectId, status: 'skipped' })),
    leave: () => void dispatch(checkoutLeft()),
    /** Applies the result of checking an earlier payment for this step again, if it is final. */
    settle: (result: PaymentResult) => {
      if (result.status === 'paid' || result.status === 'refused') end(result);
    },
  };
}
