import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import type { ApiContext } from '@/api/context';
import {
  selectToken,
  sessionExpired,
  checkStoredSession,
  clearCachedResponses,
  isTokenRehydrated,
  sessionConfirmed,
  signedIn,
  signedOut,
  tokenChangedElsewhere,
} from '@/features/auth';
import { followOtherTabs, followRefusedWrites } from './crossTab';
import { rootReducer } from './rootReducer';
import { reportsOwnership } from '@/api/catalogApi';
import { requestOwnedForCart, dropOwnedItems } from '@/features/cart';
import { settleArrivedStep, settleOwnedSteps } from '@/features/checkout';
import { deliverPaidProject, downloadRequested, startDownload } from '@/features/library';
import {
  checkoutOpened,
  checkOpenedOrders,
  forgetOwnedPayments,
  paymentArrived,
  paymentMade,
  projectPaid,
} from '@/features/purchase';
import { storeAtOnce } from './persistence';
import type { AppDispatch, RootState } from './types';

/**
 * Creates a store. Two stores share nothing but the browser's storage, which is read immediately;
 * `stop` ends all listeners and pending writes.
 */
export function makeStore() {
  const apiContext: ApiContext = {
    getToken: () => selectToken(store.getState()),
    onUnauthorized: (token) => {
      if (selectToken(store.getState()) === token) store.dispatch(sessionExpired());
    },
  };
  const listeners = createListeners();
  const store = configureStore({
    reducer: rootReducer,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: apiContext },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  const persistor = persistStore(store);
  // A page that is being left runs no timers, which redux-persist needs to write.
  const flush = () => void persistor.flush();
  window.addEventListener('pagehide', flush);
  const unfollow = [
    followOtherTabs(store),
    followRefusedWrites(store),
    () => window.removeEventListener('pagehide', flush),
  ];
  const stop = () => {
    unfollow.forEach((end) => end());
    listeners.clearListeners();
    // A pending write would otherwise overwrite what another store writes next.
    flush();
    persistor.pause();
  };
  return { store, persistor, stop };
}

/** The store of the app. */
export type AppStore = ReturnType<typeof makeStore>['store'];

/** Wires the effects that cross features. Each effect is a named function of its feature. */
function createListeners() {
  const { middleware, clearListeners, ...listeners } = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();

  // First, since it also aborts the requests in flight.
  startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionExpired, tokenChangedElsewhere),
    effect: clearCachedResponses,
  });
  startListening({ matcher: isAnyOf(checkoutOpened, paymentMade), effect: storeAtOnce });
  startListening({ matcher: isTokenRehydrated, effect: checkStoredSession });
  startListening({ actionCreator: tokenChangedElsewhere, effect: checkStoredSession });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: requestOwnedForCart });
  startListening({ matcher: isAnyOf(signedIn, sessionConfirmed), effect: checkOpenedOrders });
  startListening({ predicate: reportsOwnership, effect: dropOwnedItems });
  startListening({ predicate: reportsOwnership, effect: forgetOwnedPayments });
  startListening({ predicate: reportsOwnership, effect: settleOwnedSteps });
  startListening({ actionCreator: paymentArrived, effect: settleArrivedStep });
  startListening({ actionCreator: projectPaid, effect: deliverPaidProject });
  startListening({ actionCreator: downloadRequested, effect: startDownload });

  return { middleware, clearListeners };
}
