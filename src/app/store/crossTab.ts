import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { tokenChangedElsewhere } from '@/features/auth';
import {
  cartChangedElsewhere,
  selectCartItems,
  checkoutChangedElsewhere,
  paymentsStored,
  PAYMENTS_STORAGE_KEY,
  paymentsChangedElsewhere,
} from '@/features/buying';
import { favouritesChangedElsewhere, selectFavouriteIds } from '@/features/favourites';
import { isSharedChange } from '@/lib/browserStorage';
import type { RootState } from '@/store';
import {
  storedCart,
  storedCheckout,
  storedFavourites,
  storedPayments,
  storedToken,
} from './persistence';
import { STORED_EVENT, type SharedField, type StoredEvent } from './sharedField';

type FollowingStore = { dispatch: Dispatch; getState: () => RootState };

/** Returns the action that applies another tab's change. */
type Follow = (text: string | null, state: RootState) => UnknownAction;

const follow = <Value>(
  shared: SharedField<Value>,
  select: (state: RootState) => Value,
  changed: (value: Value) => UnknownAction,
): [string, Follow] => [shared.key, (text, state) => changed(shared.receive(text, select(state)))];

const followed = new Map<string | null, Follow>([
  follow(storedToken, (state) => state.auth.token, tokenChangedElsewhere),
  follow(storedCart, selectCartItems, cartChangedElsewhere),
  follow(storedFavourites, selectFavouriteIds, favouritesChangedElsewhere),
  follow(storedPayments, (state) => state.payments.payments, paymentsChangedElsewhere),
  follow(storedCheckout, (state) => state.checkout.checkout, checkoutChangedElsewhere),
]);

/**
 * Subscribes to changes that other tabs store and applies them; returns an unsubscribe function.
 */
export function followOtherTabs({ dispatch, getState }: FollowingStore): () => void {
  const listener = (event: StorageEvent) => {
    if (!isSharedChange(event)) return;
    const toAction = followed.get(event.key);
    if (toAction) dispatch(toAction(event.newValue, getState()));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Tells the store when the browser refuses to store payments; returns an unsubscribe function. */
export function followRefusedWrites({ dispatch }: FollowingStore): () => void {
  const listener = (event: Event) => {
    const { key, isStored } = (event as StoredEvent).detail;
    if (key === PAYMENTS_STORAGE_KEY) dispatch(paymentsStored(isStored));
  };
  window.addEventListener(STORED_EVENT, listener);
  return () => window.removeEventListener(STORED_EVENT, listener);
}
