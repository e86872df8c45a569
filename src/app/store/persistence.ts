import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH } from 'redux-persist';
import { TOKEN_STORAGE_KEY, tokenChangedElsewhere } from '@/features/auth';
import {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  CHECKOUT_STORAGE_KEY,
  checkoutChangedElsewhere,
  mergePayments,
  parseStoredCart,
  parseStoredCheckout,
  parseStoredPayments,
  PAYMENTS_STORAGE_KEY,
  paymentsChangedElsewhere,
  paymentsStored,
  type CartItem,
  type Checkout,
  type KeptPayment,
} from '@/features/buying';
import {
  FAVOURITES_STORAGE_KEY,
  favouritesChangedElsewhere,
  parseStoredFavourites,
} from '@/features/favourites';
import { isSharedChange, readStored } from '@/lib/browserStorage';
import type { AppListenerApi, RootState } from '@/store';
import { createStoredField, STORED_EVENT, type StoredEvent } from './storedField';

/** A token is a single word of printable characters; anything else would break the header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** Parses the stored token; null when it is invalid. */
export function parseStoredToken(text: string | null): string | null {
  return text && TOKEN.test(text) ? text : null;
}

/** The raw token under `token`. */
export const storedToken = createStoredField<string | null>(TOKEN_STORAGE_KEY, {
  field: 'token',
  parse: parseStoredToken,
  serialize: (token) => token,
});

/** The cart's items as a JSON list under `cart`. */
export const storedCart = createStoredField<CartItem[]>(CART_STORAGE_KEY, {
  field: 'items',
  parse: parseStoredCart,
  serialize: (items) => JSON.stringify(items),
});

/** The ids of favourite projects as a JSON list under `favourites`. */
export const storedFavourites = createStoredField<number[]>(FAVOURITES_STORAGE_KEY, {
  field: 'projectIds',
  parse: parseStoredFavourites,
  serialize: (ids) => JSON.stringify(ids),
});

/** The unverified payments as a JSON list under `unverified-payments`. */
export const storedPayments = createStoredField<KeptPayment[]>(PAYMENTS_STORAGE_KEY, {
  field: 'payments',
  parse: parseStoredPayments,
  serialize: (payments) => (payments.length > 0 ? JSON.stringify(payments) : null),
  merge: mergePayments,
});

/** A started checkout under `checkout`. */
export const storedCheckout = createStoredField<Checkout | null>(CHECKOUT_STORAGE_KEY, {
  field: 'checkout',
  parse: parseStoredCheckout,
  serialize: (checkout) => checkout && JSON.stringify(checkout),
});

/** Flushes pending writes, for changes after which the tab may die at any moment. */
export function storeAtOnce(_action: unknown, api: Pick<AppListenerApi, 'dispatch'>): void {
  api.dispatch({ type: FLUSH, result: () => undefined });
}

/** Creates the action that applies what another tab has stored under a key. */
type Follow = (text: string | null, state: RootState) => UnknownAction;

const followed: Record<string, Follow> = {
  [storedToken.key]: (text, { auth }) =>
    tokenChangedElsewhere(storedToken.receive(text, auth.token)),
  [storedCart.key]: (text, { cart }) => cartChangedElsewhere(storedCart.receive(text, cart.items)),
  [storedFavourites.key]: (text, { favourites }) =>
    favouritesChangedElsewhere(storedFavourites.receive(text, favourites.projectIds)),
  [storedPayments.key]: (text, { payments }) =>
    paymentsChangedElsewhere(storedPayments.receive(text, payments.payments)),
  [storedCheckout.key]: (text, { checkout }) =>
    checkoutChangedElsewhere(storedCheckout.receive(text, checkout.checkout)),
};

const storedFields = [storedToken, storedCart, storedFavourites, storedPayments, storedCheckout];

type FollowingStore = { dispatch: Dispatch; getState: () => RootState };

/**
 * Applies what other tabs store, and tells the store when the browser refuses to store payments.
 * Returns an unsubscribe function.
 */
export function followStorage({ dispatch, getState }: FollowingStore): () => void {
  const onStorage = (event: StorageEvent) => {
    const follow = followed[event.key ?? ''];
    if (follow && isSharedChange(event)) dispatch(follow(event.newValue, getState()));
  };
  const onStored = (event: Event) => {
    const { key, isStored } = (event as StoredEvent).detail;
    if (key === PAYMENTS_STORAGE_KEY) dispatch(paymentsStored(isStored));
  };
  // A page that the browser had put aside was not told what other tabs stored meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const { key } of storedFields.filter((field) => field.isStored())) {
      dispatch(followed[key]!(readStored(key), getState()));
    }
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener(STORED_EVENT, onStored);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener(STORED_EVENT, onStored);
  };
}
