import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { purchaseIn, useAuth } from '@/features/auth';
import type { PurchaseOffer } from './usePurchaseOffer';

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
