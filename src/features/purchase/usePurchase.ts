import { useLocation, useNavigate } from 'react-router-dom';
import { loginRequiredMessages, successMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';
import { paths } from '@/config/paths';
import { rememberPurchase, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { projectPaid } from './projectPaid';
import type { PayableProject } from './payForProject';
import type { PaymentOutcome } from './paymentOutcome';
import { usePayment } from './usePayment';

const OWNED_ALREADY = 'You own this project already. You can download it.';

/**
 * Buys a project, shows the outcome and downloads the project (specification, sections 4 and 8).
 * `isBusy` is true from the click to any outcome, `isConfirming` from the provider's success on.
 */
export function usePurchase(project: PayableProject) {
  const { user } = useAuth();
  const { isBusy, isConfirming, pay } = usePayment();
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  const askForLogin = () => {
    toast.error(loginRequiredMessages.purchase);
    void navigate(paths.login, { state: rememberPurchase(location, project.id) });
  };

  const tell = (outcome: PaymentOutcome, buyerId: number) => {
    switch (outcome.kind) {
      case 'paid':
        toast.success(successMessages.payment);
        dispatch(projectPaid({ userId: buyerId, projectId: project.id, title: project.title }));
        return;
      case 'owned':
        toast.blank(OWNED_ALREADY);
        return;
      case 'cancelled':
        toast.blank(paymentMessages.cancelled);
        return;
      case 'interrupted':
        toast.blank(paymentMessages.interrupted);
        return;
      case 'rejected':
      case 'unverified':
        toast.error(paymentMessages.verificationFailed);
        return;
      case 'notStarted':
        if (outcome.needsLogin) askForLogin();
        else toast.error(outcome.text);
        return;
      case 'abandoned':
      case 'outdated':
    }
  };

  const purchase = async () => {
    if (!user) {
      askForLogin();
      return;
    }
    const outcome = await pay(project);
    if (outcome) tell(outcome, user.id);
  };

  return { isBusy, isConfirming, purchase: () => void purchase() };
}
