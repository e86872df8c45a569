import type { Reducer } from '@reduxjs/toolkit';
import { FLUSH, persistReducer, type PersistConfig } from 'redux-persist';
import { TOKEN_STORAGE_KEY } from '@/features/auth';
import {
  CART_STORAGE_KEY,
  mergeCarts,
  parseStoredCart,
  type CartItem,
  CHECKOUT_STORAGE_KEY,
  parseStoredCheckout,
  type Checkout,
  mergePayments,
  parseStoredPayments,
  PAYMENTS_STORAGE_KEY,
  type KeptPayment,
} from '@/features/buying';
import {
  FAVOURITES_STORAGE_KEY,
  mergeFavourites,
  parseStoredFavourites,
} from '@/features/favourites';
import type { AppListenerApi } from '@/store';
import { createSharedField, type SharedField } from './sharedField';

/** A token is a single word of printable characters; anything else would break the header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** Parses the stored token; null when it is invalid. */
export function parseStoredToken(text: string | null): string | null {
  return text && TOKEN.test(text) ? text : null;
}

/** The raw token under `token`. */
export const storedToken = createSharedField<string | null>(TOKEN_STORAGE_KEY, {
  field: 'token',
  parse: parseStoredToken,
  serialize: (token) => token,
});

/** The cart's items as a JSON list under `cart`. */
export const storedCart = createSharedField<CartItem[]>(CART_STORAGE_KEY, {
  field: 'items',
  parse: parseStoredCart,
  serialize: (items) => JSON.stringify(items),
  merge: mergeCarts,
});

/** The ids of favourite projects as a JSON list under `favourites`. */
export const storedFavourites = createSharedField<number[]>(FAVOURITES_STORAGE_KEY, {
  field: 'projectIds',
  parse: parseStoredFavourites,
  serialize: (ids) => JSON.stringify(ids),
  merge: mergeFavourites,
});

/** The unverified payments as a JSON list under `unverified-payments`. */
export const storedPayments = createSharedField<KeptPayment[]>(PAYMENTS_STORAGE_KEY, {
  field: 'payments',
  parse: parseStoredPayments,
  serialize: (payments) => (payments.length > 0 ? JSON.stringify(payments) : null),
  merge: mergePayments,
});

/** A started checkout under `checkout`. */
export const storedCheckout = createSharedField<Checkout | null>(CHECKOUT_STORAGE_KEY, {
  field: 'checkout',
  parse: parseStoredCheckout,
  serialize: (checkout) => checkout && JSON.stringify(checkout),
});

/** Configures redux-persist to store a field of a slice where all tabs share it. */
export function persistField<State, Value>(
  { key, field, storage }: SharedField<Value>,
  reducer: Reducer<State>,
) {
  const config: PersistConfig<State> & { deserialize: false } = {
    key,
    keyPrefix: '',
    storage,
    whitelist: [field],
    serialize: false,
    // Honoured at run time, missing from the library's types.
    deserialize: false,
  };
  return persistReducer<State>(config, reducer);
}

/** Flushes pending writes, for changes after which the tab may die at any moment. */
export function storeAtOnce(_action: unknown, api: Pick<AppListenerApi, 'dispatch'>): void {
  api.dispatch({ type: FLUSH, result: () => undefined });
}
