import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { authReducer } from '@/features/auth';
import { cartReducer, checkoutReducer, paymentsReducer } from '@/features/buying';
import { favouritesReducer } from '@/features/favourites';
import { libraryReducer } from '@/features/library';
import { toastsReducer } from '@/features/toasts';

/** All slices of the store. */
export const rootReducer = combineSlices({
  [baseApi.reducerPath]: baseApi.reducer,
  auth: authReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  favourites: favouritesReducer,
  library: libraryReducer,
  toasts: toastsReducer,
  payments: paymentsReducer,
});
