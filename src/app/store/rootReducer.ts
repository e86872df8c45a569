import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { authReducer } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import type { ChatState } from '@/features/chat/widget';
import { checkoutReducer } from '@/features/checkout';
import { favouritesReducer } from '@/features/favourites';
import { libraryReducer } from '@/features/library';
import { boughtProjectsReducer, unverifiedPaymentsReducer } from '@/features/purchase';
import { toastsReducer } from '@/features/toasts';
import {
  persistBoughtProjects,
  persistCart,
  persistCheckout,
  persistFavourites,
  persistToken,
  persistUnverifiedPayments,
} from './persistence';

/** All slices of the store; the chat's is injected when the chat is loaded. */
export const rootReducer = combineSlices({
  [baseApi.reducerPath]: baseApi.reducer,
  auth: persistToken(authReducer),
  boughtProjects: persistBoughtProjects(boughtProjectsReducer),
  cart: persistCart(cartReducer),
  checkout: persistCheckout(checkoutReducer),
  favourites: persistFavourites(favouritesReducer),
  library: libraryReducer,
  toasts: toastsReducer,
  unverifiedPayments: persistUnverifiedPayments(unverifiedPaymentsReducer),
}).withLazyLoadedSlices<{ chat: ChatState }>();
