import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginRequiredMessages, successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { paths } from '@/config/paths';
import { rememberLocation } from '@/features/auth';
import { stepEnded, type CheckoutStep, type StepOutcome } from '@/features/checkout';
import { projectPaid } from '@/features/library';
import { usePayment, type PaymentOutcome } from '@/features/purchase';
import { useToast } from '@/features/toasts';

type StepResult = { outcome: StepOutcome; text?: string };

/** What a payment's outcome means for its step. */
function toStepResult(outcome: PaymentOutcome): StepResult | null {
  switch (outcome.kind) {
    case 'paid':
    case 'owned':
    case 'unverified':
      return { outcome: outcome.kind };
    case 'cancelled':
      return { outcome: 'cancelled', text: paymentMessages.cancelled };
    case 'rejected':
      return { outcome: 'failed', text: paymentMessages.verificationFailed };
    case 'notStarted':
      return { outcome: 'failed', text: outcome.text };
    case 'abandoned':
      return null;
  }
}

/** Pays for one step of the checkout, has it downloaded, or skips it. */
export function useStepPayment({ projectId, title, base_price }: CheckoutStep) {
  const [isBusy, setBusy] = useState(false);
  const isStarted = useRef(false);
  const startPayment = usePayment();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();

  const end = (result: StepResult) => void dispatch(stepEnded({ projectId, ...result }));

  const pay = async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    setBusy(true);
    const outcome = await startPayment({ id: projectId, title, base_price });
    isStarted.current = false;
    setBusy(false);
    if (outcome.kind === 'notStarted' && outcome.needsLogin) {
      toast.error(loginRequiredMessages.purchase);
      void navigate(paths.login, { state: rememberLocation(location) });
      return;
    }
    const result = toStepResult(outcome);
    if (!result) return;
    end(result);
    if (outcome.kind === 'paid') {
      toast.success(successMessages.payment);
      dispatch(projectPaid({ projectId, title }));
    }
  };

  return { isBusy, pay: () => void pay(), skip: () => end({ outcome: 'skipped' }) };
}
