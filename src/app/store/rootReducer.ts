import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { authReducer } from '@/features/auth';
import { cartReducer, checkoutReducer, paymentsReducer } from '@/features/buying';
import { favouritesReducer } from '@/features/favourites';
import { libraryReducer } from '@/features/library';
import { toastsReducer } from '@/features/toasts';
import {
  persistField,
  storedCart,
  storedCheckout,
  storedFavourites,
  storedPayments,
  storedToken,
} from './persistence';

/** All slices of the store. */
export const rootReducer = combineSlices({
  [baseApi.reducerPath]: baseApi.reducer,
  auth: persistField(storedToken, authReducer),
  cart: persistField(storedCart, cartReducer),
  checkout: persistField(storedCheckout, checkoutReducer),
  favourites: persistField(storedFavourites, favouritesReducer),
  library: libraryReducer,
  toasts: toastsReducer,
  payments: persistField(storedPayments, paymentsReducer),
});
