import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { authReducer, storedToken } from '@/features/auth';
import {
  cartReducer,
  checkoutReducer,
  paymentsReducer,
  storedCart,
  storedCheckout,
  storedPayments,
} from '@/features/buying';
import { favouritesReducer, storedFavourites } from '@/features/favourites';
import { libraryReducer } from '@/features/library';
import { toastsReducer } from '@/features/toasts';
import { makePersistence } from './persistence';

/** Creates the reducer of all slices, of which browser storage keeps some fields. */
export const makeRootReducer = ({ keep } = makePersistence()) =>
  combineSlices({
    [baseApi.reducerPath]: baseApi.reducer,
    auth: keep(storedToken, authReducer),
    cart: keep(storedCart, cartReducer),
    checkout: keep(storedCheckout, checkoutReducer),
    favourites: keep(storedFavourites, favouritesReducer),
    library: libraryReducer,
    toasts: toastsReducer,
    payments: keep(storedPayments, paymentsReducer),
  });
