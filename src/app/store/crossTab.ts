import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { TOKEN_STORAGE_KEY, tokenChangedElsewhere } from '@/features/auth';
import {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  parseStoredCart,
  selectCartItems,
} from '@/features/cart';
import {
  CHECKOUT_STORAGE_KEY,
  checkoutChangedElsewhere,
  parseStoredCheckout,
} from '@/features/checkout';
import {
  FAVOURITES_STORAGE_KEY,
  favouritesChangedElsewhere,
  parseStoredFavourites,
  selectFavouriteIds,
} from '@/features/favourites';
import {
  parseUnverifiedPayments,
  paymentsStored,
  UNVERIFIED_PAYMENTS_STORAGE_KEY,
  unverifiedPaymentsChangedElsewhere,
} from '@/features/purchase';
import { isSharedChange } from '@/lib/browserStorage';
import { STORED_EVENT, type StoredEvent } from './fieldStorage';
import { parseStoredToken } from './persistence';
import type { RootState } from './types';

type FollowingStore = { dispatch: Dispatch; getState: () => RootState };

/** Returns the action that applies another tab's change. */
type Follow = (change: StorageEvent, state: RootState) => UnknownAction;

/**
 * Follows a stored list that both tabs may have changed. When the previous list is unknown, this
 * tab adopts the stored one.
 */
function followList<Entry>(
  parse: (text: string | null) => Entry[],
  select: (state: RootState) => Entry[],
  changed: (change: { base: Entry[]; theirs: Entry[] }) => UnknownAction,
): Follow {
  return ({ oldValue, newValue }, state) => {
    const isUnknown = oldValue === null && newValue === null;
    return changed({
      base: isUnknown ? select(state) : parse(oldValue),
      theirs: parse(newValue),
    });
  };
}

const followed = new Map<string | null, Follow>([
  [TOKEN_STORAGE_KEY, ({ newValue }) => tokenChangedElsewhere(parseStoredToken(newValue))],
  [CART_STORAGE_KEY, followList(parseStoredCart, selectCartItems, cartChangedElsewhere)],
  [
    FAVOURITES_STORAGE_KEY,
    followList(parseStoredFavourites, selectFavouriteIds, favouritesChangedElsewhere),
  ],
  [
    UNVERIFIED_PAYMENTS_STORAGE_KEY,
    followList(
      parseUnverifiedPayments,
      (state) => state.unverifiedPayments.payments,
      unverifiedPaymentsChangedElsewhere,
    ),
  ],
  [CHECKOUT_STORAGE_KEY, ({ newValue }) => checkoutChangedElsewhere(parseStoredCheckout(newValue))],
]);

/** Applies changes that other tabs store; returns an unsubscribe function. */
export function followOtherTabs({ dispatch, getState }: FollowingStore): () => void {
  const follow = (event: StorageEvent) => {
    if (!isSharedChange(event)) return;
    const toAction = followed.get(event.key);
    if (toAction) dispatch(toAction(event, getState()));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Tells the store when the browser refuses to keep payments; returns an unsubscribe function. */
export function followRefusedWrites({ dispatch }: FollowingStore): () => void {
  const follow = (event: Event) => {
    const { key, isStored } = (event as StoredEvent).detail;
    if (key === UNVERIFIED_PAYMENTS_STORAGE_KEY) dispatch(paymentsStored(isStored));
  };
  window.addEventListener(STORED_EVENT, follow);
  return () => window.removeEventListener(STORED_EVENT, follow);
}
