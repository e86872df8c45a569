import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { offersReducer } from '@/api/extensions';
import { authReducer } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import type { RootState } from '@/store';
import { checkoutReducer } from '@/features/checkout';
import { favouritesReducer } from '@/features/favourites';
import { libraryReducer } from '@/features/library';
import { unverifiedPaymentsReducer } from '@/features/purchase';
import { toastsReducer } from '@/features/toasts';
import {
  persistField,
  storedCart,
  storedCheckout,
  storedFavourites,
  storedPayments,
  storedToken,
} from './persistence';

/** All slices of the store; the chat's is injected when the chat is loaded. */
export const rootReducer = combineSlices({
  [baseApi.reducerPath]: baseApi.reducer,
  auth: persistField(storedToken, authReducer),
  cart: persistField(storedCart, cartReducer),
  checkout: persistField(storedCheckout, checkoutReducer),
  favourites: persistField(storedFavourites, favouritesReducer),
  library: libraryReducer,
  offers: offersReducer,
  toasts: toastsReducer,
  unverifiedPayments: persistField(storedPayments, unverifiedPaymentsReducer),
}).withLazyLoadedSlices<Required<Pick<RootState, 'chat'>>>();
