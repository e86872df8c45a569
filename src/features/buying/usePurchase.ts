import { useLocation, useNavigate } from 'react-router-dom';
import { requestProject } from '@/api/catalogApi';
import { loginRequiredMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { rememberLocation, rememberPurchase, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { toPaise } from '@/lib/money';
import { useAppDispatch } from '@/store';
import { checkoutLeft, stepEnded, type CheckoutStep } from './checkoutSlice';
import type { PaymentResult } from './payment';
import type { PayableProject } from './payForProject';
import { usePayment, useTellResult } from './usePayment';

/** Returns a function that sends the buyer to the login, which leads back. */
function useAskForLogin() {
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

const needsLogin = (result: PaymentResult) =>
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

/**
 * Returns functions that pay for a checkout step and start its download, skip it, or return to the
 * cart.
 */
export function useStepPayment({ projectId, title, base_price }: CheckoutStep) {
  const { user } = useAuth();
  const { isBusy, isConfirming, pay } = usePayment();
  const dispatch = useAppDispatch();
  const askForLogin = useAskForLogin();
  const tell = useTellResult();

  const end = (result: PaymentResult) => {
    const stepEnd = toStepEnd(result);
    if (stepEnd) dispatch(stepEnded({ projectId, ...stepEnd }));
  };

  /** A backend's refusal does not say that the price is the reason, so the project is requested. */
  const isRepriced = async (result: PaymentResult): Promise<boolean> => {
    if (result.status !== 'notStarted' || result.failure.code === 'otherTab') return false;
    if (result.failure.code === 'newPrice') return true;
    const request = dispatch(requestProject(projectId));
    const { data } = await request;
    request.unsubscribe();
    return data !== undefined && toPaise(data.project.base_price) !== toPaise(base_price);
  };

  const payStep = async () => {
    const result = await pay({ id: projectId, title, base_price });
    if (!result || !user) return;
    if (needsLogin(result)) {
      askForLogin();
      return;
    }
    const isOutdatedPrice = await isRepriced(result);
    end(isOutdatedPrice ? { status: 'notStarted', failure: { code: 'newPrice' } } : result);
    // The step itself shows any other result.
    if (result.status === 'paid') tell(result, { userId: user.id, projectId, title });
  };

  return {
    isBusy,
    isConfirming,
    pay: () => void payStep(),
    skip: () => void dispatch(stepEnded({ projectId, status: 'skipped' })),
    leave: () => void dispatch(checkoutLeft()),
    /** Applies the result of checking an earlier payment for this step again, if it is final. */
    settle: (result: PaymentResult) => {
      if (result.status === 'paid' || result.status === 'refused') end(result);
    },
  };
}
