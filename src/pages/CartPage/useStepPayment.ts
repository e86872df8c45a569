import { useLocation, useNavigate } from 'react-router-dom';
import { requestProject } from '@/api/catalogApi';
import { loginRequiredMessages, successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { checkoutLeft, stepEnded, type CheckoutStep, type StepOutcome } from '@/features/checkout';
import { projectPaid, usePayment, type PaymentOutcome, type Verdict } from '@/features/purchase';
import { useToast } from '@/features/toasts';
import { toPaise } from '@/lib/money';
import { useAppDispatch } from '@/store';

/** Text of a step whose price has changed since the checkout started. */
export const REPRICED = 'The price has changed. Go back to the cart and accept the new price.';

type StepResult = { outcome: StepOutcome; text?: string };

/** Converts the outcome of a payment to the result of its step. */
function toStepResult(outcome: PaymentOutcome): StepResult | null {
  switch (outcome.kind) {
    case 'paid':
    case 'owned':
    case 'unverified':
      return { outcome: outcome.kind };
    case 'cancelled':
      return { outcome: 'cancelled', text: paymentMessages.cancelled };
    case 'interrupted':
      return { outcome: 'waiting' };
    case 'rejected':
      return { outcome: 'failed', text: paymentMessages.verificationFailed };
    case 'notStarted':
      // The other tab may be charging the buyer.
      if (outcome.obstacle === 'otherTab') return { outcome: 'waiting', text: outcome.text };
      return { outcome: 'failed', text: outcome.text };
    case 'abandoned':
    case 'outdated':
      return null;
  }
}

const verdictResults: Record<Verdict, StepResult> = {
  verified: { outcome: 'paid' },
  rejected: { outcome: 'failed', text: paymentMessages.verificationFailed },
};

/**
 * Returns functions that pay for a checkout step and start its download, skip it, or return to the
 * cart.
 */
export function useStepPayment({ projectId, title, base_price }: CheckoutStep) {
  const { user } = useAuth();
  const payment = usePayment();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();

  const end = (result: StepResult) => void dispatch(stepEnded({ projectId, ...result }));

  /** A backend's refusal does not say that the price is the reason, so the project is requested. */
  const isRepriced = async (outcome: PaymentOutcome): Promise<boolean> => {
    if (outcome.kind !== 'notStarted' || outcome.obstacle === 'otherTab') return false;
    if (outcome.obstacle === 'newPrice') return true;
    const request = dispatch(requestProject(projectId));
    const { data } = await request;
    request.unsubscribe();
    return data !== undefined && toPaise(data.project.base_price) !== toPaise(base_price);
  };

  const pay = async () => {
    const outcome = await payment.pay({ id: projectId, title, base_price });
    if (!outcome) return;
    if (outcome.kind === 'notStarted' && outcome.needsLogin) {
      toast.error(loginRequiredMessages.purchase);
      void navigate(paths.login, { state: rememberLocation(location) });
      return;
    }
    const result = toStepResult(outcome);
    if (!result) return;
    end((await isRepriced(outcome)) ? { outcome: 'failed', text: REPRICED } : result);
    if (outcome.kind === 'paid' && user) {
      toast.success(successMessages.payment);
      dispatch(projectPaid({ userId: user.id, projectId, title }));
    }
  };

  return {
    isBusy: payment.isBusy,
    isConfirming: payment.isConfirming,
    pay: () => void pay(),
    skip: () => end({ outcome: 'skipped' }),
    leave: () => void dispatch(checkoutLeft()),
    /** Applies the backend's verdict on an earlier payment for this step. */
    settle: (verdict: Verdict) => end(verdictResults[verdict]),
  };
}
