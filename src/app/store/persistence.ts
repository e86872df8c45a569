import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import { TOKEN_STORAGE_KEY } from '@/features/auth';
import { CART_STORAGE_KEY, parseStoredCart, type CartItem } from '@/features/cart';
import { FAVOURITES_STORAGE_KEY, parseStoredFavourites } from '@/features/favourites';
import { createFieldStorage, type FieldFormat } from './fieldStorage';

/** A token is one word of printable characters; anything else would only break a header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The token from its stored text, or null. */
export function parseStoredToken(text: string | null): string | null {
  return text && TOKEN.test(text) ? text : null;
}

function persistField<State, Value>(
  key: string,
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
  });

/** Keeps the ids of favourite projects as a JSON list under `favourites`. */
export const persistFavourites = <State>(reducer: Reducer<State>) =>
  persistField<State, number[]>(FAVOURITES_STORAGE_KEY, reducer, {
    field: 'projectIds',
    parse: parseStoredFavourites,
    serialize: (ids) => JSON.stringify(ids),
  });
