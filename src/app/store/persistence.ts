import type { Reducer } from '@reduxjs/toolkit';
import { FLUSH, persistReducer, type PersistConfig } from 'redux-persist';
import type { StorageKey } from '@/config/storageKeys';
import { TOKEN_STORAGE_KEY } from '@/features/auth';
import { CART_STORAGE_KEY, mergeCarts, parseStoredCart, type CartItem } from '@/features/cart';
import { CHECKOUT_STORAGE_KEY, parseStoredCheckout, type Checkout } from '@/features/checkout';
import {
  FAVOURITES_STORAGE_KEY,
  mergeFavourites,
  parseStoredFavourites,
} from '@/features/favourites';
import {
  BOUGHT_PROJECTS_STORAGE_KEY,
  mergeBoughtProjects,
  mergeUnverifiedPayments,
  parseBoughtProjects,
  parseUnverifiedPayments,
  UNVERIFIED_PAYMENTS_STORAGE_KEY,
  type BoughtProject,
  type KeptPayment,
} from '@/features/purchase';
import { createFieldStorage, type FieldFormat } from './fieldStorage';
import type { AppListenerApi } from './types';

/** A token is one word of printable characters; anything else would break the header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** Parses the stored token; null when it is invalid. */
export function parseStoredToken(text: string | null): string | null {
  return text && TOKEN.test(text) ? text : null;
}

function persistField<State, Value>(
  key: StorageKey,
  reducer: Reducer<State>,
  format: FieldFormat<Value>,
) {
  const config: PersistConfig<State> & { deserialize: false } = {
    key,
    keyPrefix: '',
    storage: createFieldStorage(format),
    whitelist: [format.field],
    serialize: false,
    // Honoured at run time, missing from the library's types.
    deserialize: false,
  };
  return persistReducer<State>(config, reducer);
}

/** Keeps the raw token under `token`. */
export const persistToken = <State>(reducer: Reducer<State>) =>
  persistField<State, string | null>(TOKEN_STORAGE_KEY, reducer, {
    field: 'token',
    parse: parseStoredToken,
    serialize: (token) => token,
  });

/** Keeps the cart's items as a JSON list under `cart`. */
export const persistCart = <State>(reducer: Reducer<State>) =>
  persistField<State, CartItem[]>(CART_STORAGE_KEY, reducer, {
    field: 'items',
    parse: parseStoredCart,
    serialize: (items) => JSON.stringify(items),
    merge: mergeCarts,
  });

/** Keeps the ids of favourite projects as a JSON list under `favourites`. */
export const persistFavourites = <State>(reducer: Reducer<State>) =>
  persistField<State, number[]>(FAVOURITES_STORAGE_KEY, reducer, {
    field: 'projectIds',
    parse: parseStoredFavourites,
    serialize: (ids) => JSON.stringify(ids),
    merge: mergeFavourites,
  });

/** Keeps the payments that await verification as a JSON list under `unverified-payments`. */
export const persistUnverifiedPayments = <State>(reducer: Reducer<State>) =>
  persistField<State, KeptPayment[]>(UNVERIFIED_PAYMENTS_STORAGE_KEY, reducer, {
    field: 'payments',
    parse: parseUnverifiedPayments,
    serialize: (payments) => (payments.length > 0 ? JSON.stringify(payments) : null),
    merge: mergeUnverifiedPayments,
  });

/** Keeps the projects bought lately as a JSON list under `bought-projects`. */
export const persistBoughtProjects = <State>(reducer: Reducer<State>) =>
  persistField<State, BoughtProject[]>(BOUGHT_PROJECTS_STORAGE_KEY, reducer, {
    field: 'projects',
    parse: parseBoughtProjects,
    serialize: (projects) => (projects.length > 0 ? JSON.stringify(projects) : null),
    merge: mergeBoughtProjects,
  });

/** Writes what is waiting to be stored, for changes after which the tab may die at any moment. */
export function storeAtOnce(_action: unknown, api: Pick<AppListenerApi, 'dispatch'>): void {
  api.dispatch({ type: FLUSH, result: () => undefined });
}

/** Keeps a started checkout under `checkout`. */
export const persistCheckout = <State>(reducer: Reducer<State>) =>
  persistField<State, Checkout | null>(CHECKOUT_STORAGE_KEY, reducer, {
    field: 'checkout',
    parse: parseStoredCheckout,
    serialize: (checkout) => checkout && JSON.stringify(checkout),
  });
