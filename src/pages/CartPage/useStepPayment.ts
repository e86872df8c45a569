import { useLocation, useNavigate } from 'react-router-dom';
import { loginRequiredMessages, successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { stepEnded, type CheckoutStep, type StepOutcome } from '@/features/checkout';
import { projectPaid, usePayment, type PaymentOutcome, type Verdict } from '@/features/purchase';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/lib/storeHooks';

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
      return { outcome: 'failed', text: outcome.text };
    case 'abandoned':
      return null;
  }
}

const verdictResults: Record<Verdict, StepResult> = {
  verified: { outcome: 'paid' },
  rejected: { outcome: 'failed', text: paymentMessages.verificationFailed },
};

/** Returns functions that pay for a checkout step and start its download, or skip it. */
export function useStepPayment({ projectId, title, base_price }: CheckoutStep) {
  const { user } = useAuth();
  const payment = usePayment();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();

  const end = (result: StepResult) => void dispatch(stepEnded({ projectId, ...result }));

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
    end(result);
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
    /** Applies the backend's verdict on an earlier payment for this step. */
    settle: (verdict: Verdict) => end(verdictResults[verdict]),
  };
}
