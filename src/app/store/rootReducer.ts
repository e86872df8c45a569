import { combineReducers } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { authReducer } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { favouritesReducer } from '@/features/favourites';
import { libraryReducer } from '@/features/library';
import { toastsReducer } from '@/features/toasts';
import { persistCart, persistFavourites, persistToken } from './persistence';

/** Every slice of the store by name. */
export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  auth: persistToken(authReducer),
  cart: persistCart(cartReducer),
  favourites: persistFavourites(favouritesReducer),
  library: libraryReducer,
  toasts: toastsReducer,
});

/** The whole state of the app. */
export type RootState = ReturnType<typeof rootReducer>;
