import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Project, useGetPurchaseStatusQuery } from '@/api/catalogApi';
import { purchaseIn, useAuth } from '@/features/auth';
import { usePayments, usePurchase, type KeptPayment } from '@/features/buying';

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
      purchase: () => void;
    };

/**
 * Returns what the user can do about a project. Call it once per page, so that all buttons share
 * one purchase.
 */
export function usePurchaseOffer(project: Project): PurchaseOffer {
  const ownership = useOwnership(project.id);
  const { isBusy, isConfirming, purchase } = usePurchase(project);
  const payments = usePayments().filter(({ projectId }) => projectId === project.id);
  const find = (wanted: KeptPayment['status']) => payments.find(({ status }) => status === wanted);
  const unsettled = find('unverified') ?? find('interrupted');
  const refused = find('refused');
  const isReady = ownership !== 'unknown';

  if (ownership === 'owned') return { kind: 'owned' };
  if (isConfirming) return { kind: 'confirming' };
  if (unsettled && isReady) return { kind: 'unsettled', payment: unsettled };
  if (!project.is_active) return { kind: 'withdrawn', refused };
  return { kind: 'forSale', isReady, isBusy, refused, purchase };
}

/** Whether the user owns the project; `unknown` while the request is pending. */
type Ownership = 'unknown' | 'owned' | 'notOwned';

/** Requests whether a signed-in user owns the project; guests own none. */
function useOwnership(projectId: number): Ownership {
  const { status, isAuthenticated } = useAuth();
  const { currentData, isFetching } = useGetPurchaseStatusQuery(
    { id: projectId },
    { skip: !isAuthenticated },
  );
  if (status === 'loading') return 'unknown';
  if (!isAuthenticated) return 'notOwned';
  if (currentData) return currentData.hasPurchased ? 'owned' : 'notOwned';
  return isFetching ? 'unknown' : 'notOwned';
}

/**
 * Resumes the purchase that required a login, unless the project turns out to be owned. Removes it
 * from the navigation state first, so that neither a reload nor Back repeats it.
 */
export function useResumedPurchase(projectId: number, offer: PurchaseOffer): void {
  const { isAuthenticated } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const isKnown = offer.kind !== 'forSale' || offer.isReady;
  const isDue = isAuthenticated && isKnown && purchaseIn(location.state) === projectId;
  const purchase = offer.kind === 'forSale' ? offer.purchase : undefined;

  const resume = useEffectEvent(() => {
    void navigate(location, { replace: true, state: null });
    purchase?.();
  });
  useEffect(() => {
    if (isDue) resume();
  }, [isDue]);
}
