import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Project, useGetPurchaseStatusQuery } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth, useResumed } from '@/features/auth';
import { offerNewerVersion, useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { useAppDispatch, useAppStore } from '@/store';
import { loginRequiredMessages } from './messages';
import type { PayableProject } from './payForProject';
import { type KeptPayment, notStarted, type PaymentResult } from './payment';
import { loadNotice } from './PaymentNotice';
import { usePayments } from './paymentsSlice';
import { tellResult } from './paymentTexts';
import { loadProvider } from './providers';
import type { Reduction, ReductionQuestion } from './ReducedPrice';

/** Loads the code that only buyers need; null if it cannot be loaded. */
async function loadPayment() {
  try {
    const [{ payForProject }, provider] = await Promise.all([
      import('./payForProject'),
      loadProvider(),
      // The network may be gone when the notice is needed.
      loadNotice(),
    ]);
    return { payForProject, provider };
  } catch (error) {
    logFailure('Loading the payment', error);
    return null;
  }
}

/**
 * Pays for projects, one at a time. `pay` never rejects; it returns null for guests, and while a
 * payment is in progress. `isBusy` is true from the call to any result, `isConfirming` from the
 * provider's success on; `reduction` is what to ask
 * the buyer by `ReducedPrice`. The focus returns to the control that called `pay`. The checkout closes
 * when the component unmounts or the user logs out.
 */
export function usePayment() {
  const { user, status } = useAuth();
  const userId = user?.id;
  const store = useAppStore();
  const running = useRef<AbortController>(undefined);
  const buyerId = useRef(userId);
  const opener = useRef<HTMLElement>(null);
  const [reduction, setReduction] = useState<ReductionQuestion | null>(null);
  const [phase, setPhase] = useState<'paying' | 'confirming'>();

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // While a token of another tab is checked, it may be the same user's.
    if (status !== 'loading' && userId !== buyerId.current) running.current?.abort();
  }, [status, userId]);

  // The disabled control loses the focus and cannot get it back when the checkout closes.
  useEffect(() => {
    if (phase) return;
    const control = opener.current;
    opener.current = null;
    if (document.activeElement === document.body) control?.focus();
  }, [phase]);

  const ask = (question: Reduction, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const onAnswer = (isAccepted: boolean) => {
        setReduction(null);
        resolve(isAccepted);
      };
      signal.addEventListener('abort', () => onAnswer(false));
      setReduction({ ...question, onAnswer });
    });

  const pay = async (project: PayableProject): Promise<PaymentResult | null> => {
    // State would be one render late for the second of two fast clicks.
    if (running.current || userId === undefined) return null;
    const controller = new AbortController();
    running.current = controller;
    buyerId.current = userId;
    opener.current = document.activeElement as HTMLElement | null;
    setPhase('paying');
    try {
      const payment = await loadPayment();
      if (!payment) {
        const isOutdated = await offerNewerVersion(store);
        return isOutdated ? { status: 'outdated' } : notStarted({ code: 'unreachable' });
      }
      return await payment.payForProject(project, {
        store,
        provider: payment.provider,
        buyerId: userId,
        signal: controller.signal,
        confirmReduction: (reduction) => ask(reduction, controller.signal),
        onPaid: () => {
          // A success after the checkout was closed waits for a recheck instead.
          if (running.current === controller) setPhase('confirming');
        },
      });
    } finally {
      running.current = undefined;
      setPhase(undefined);
    }
  };

  return { isBusy: Boolean(phase), isConfirming: phase === 'confirming', reduction, pay };
}

/** Returns a function that sends the buyer to the login, which leads back. */
export function useAskForLogin() {
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  return (purchaseOf?: number) => {
    toast.blank(loginRequiredMessages.purchase);
    void navigate(paths.login, { state: rememberLocation(location, { purchaseOf }) });
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
  const { pay, ...payment } = usePayment();
  const askForLogin = useAskForLogin();
  const dispatch = useAppDispatch();

  const purchase = async () => {
    if (!user) {
      askForLogin(project.id);
      return;
    }
    const result = await pay(project);
    if (!result) return;
    if (needsLogin(result)) askForLogin(project.id);
    else {
      const bought = { userId: user.id, projectId: project.id, title: project.title };
      dispatch(tellResult(result, bought));
    }
  };

  return { ...payment, purchase: () => void purchase() };
}

/** What a user can do about a project. */
export type PurchaseOffer =
  | { kind: 'owned' }
  /** An earlier payment must be checked before paying again. */
  | { kind: 'unsettled'; payment: KeptPayment }
  /** The provider has confirmed the payment; the backend has not yet. */
  | { kind: 'confirming' }
  | { kind: 'withdrawn'; refused: KeptPayment | undefined }
  | {
      kind: 'forSale';
      /** False until it is known whether the user owns the project. */
      isReady: boolean;
      /** True from the click to any outcome. */
      isBusy: boolean;
      /** An earlier payment that the backend has refused. */
      refused: KeptPayment | undefined;
      /** What to ask the buyer before the payment. */
      reduction: ReductionQuestion | null;
      purchase: () => void;
    };

/** Returns what the user can do about a project. Call it once per page, so that all buttons share one purchase. */
export function usePurchaseOffer(project: Project): PurchaseOffer {
  const isOwned = useOwnership(project.id);
  const { isConfirming, ...payment } = usePurchase(project);
  const payments = usePayments().filter(({ projectId }) => projectId === project.id);
  const find = (wanted: KeptPayment['status']) => payments.find(({ status }) => status === wanted);
  const unsettled = find('unverified') ?? find('interrupted');
  const refused = find('refused');
  const isReady = isOwned !== undefined;

  if (isOwned) return { kind: 'owned' };
  if (isConfirming) return { kind: 'confirming' };
  if (unsettled && isReady) return { kind: 'unsettled', payment: unsettled };
  if (!project.is_active) return { kind: 'withdrawn', refused };
  return { kind: 'forSale', isReady, refused, ...payment };
}

/** Returns whether the user owns a project, undefined while the request is pending; guests own none. */
function useOwnership(projectId: number): boolean | undefined {
  const { status, isAuthenticated } = useAuth();
  const { currentData, isFetching } = useGetPurchaseStatusQuery(
    { id: projectId },
    { skip: !isAuthenticated },
  );
  if (status === 'loading') return undefined;
  return currentData?.hasPurchased ?? (isFetching ? undefined : false);
}

/** Returns the project whose purchase required the login, as of the navigation state after it. */
export const purchaseIn = (state: unknown): number | undefined =>
  (state as { purchaseOf?: number } | null)?.purchaseOf;

/** Resumes the purchase that required a login, unless the project turns out to be owned. */
export function useResumedPurchase(projectId: number, offer: PurchaseOffer): void {
  const state: unknown = useLocation().state;
  const isKnown = offer.kind !== 'forSale' || offer.isReady;
  useResumed(isKnown && purchaseIn(state) === projectId, () => {
    if (offer.kind === 'forSale') offer.purchase();
  });
}
