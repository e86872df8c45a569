import { useLocation, useNavigate } from 'react-router-dom';
import { loginRequiredMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { rememberLocation, rememberPurchase, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import type { PaymentResult } from './payment';
import type { PayableProject } from './payForProject';
import { usePayment, useTellResult } from './usePayment';

/** Returns a function that sends the buyer to the login, which leads back. */
export function useAskForLogin() {
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  return (purchaseOf?: number) => {
    toast.error(loginRequiredMessages.purchase);
    const state =
      purchaseOf === undefined
        ? rememberLocation(location)
        : rememberPurchase(location, purchaseOf);
    void navigate(paths.login, { state });
  };
}

/** Whether a payment did not start because it requires a login. */
export const needsLogin = (result: PaymentResult) =>
  result.status === 'notStarted' && result.failure.code === 'loginRequired';

/**
 * Buys a project, shows the result and downloads the project (specification, sections 4 and 8).
 * `isBusy` is true from the click to any result, `isConfirming` from the provider's success on.
 */
export function usePurchase(project: PayableProject) {
  const { user } = useAuth();
  const { isBusy, isConfirming, pay } = usePayment();
  const askForLogin = useAskForLogin();
  const tell = useTellResult();

  const purchase = async () => {
    if (!user) {
      askForLogin(project.id);
      return;
    }
    const result = await pay(project);
    if (!result) return;
    if (needsLogin(result)) askForLogin(project.id);
    else tell(result, { userId: user.id, projectId: project.id, title: project.title });
  };

  return { isBusy, isConfirming, purchase: () => void purchase() };
}
