import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import type { ApiContext } from '@/api/baseQuery';
import { selectToken, sessionExpired } from '@/features/auth';
import { createListeners } from './listeners';
import { makePersistence } from './persistence';
import { makeRootReducer } from './rootReducer';

/**
 * Creates a store. Two stores share nothing but the browser's storage, which is read immediately;
 * `stop` ends all listeners and pending writes.
 */
export function makeStore() {
  const apiContext: ApiContext = {
    getToken: () => selectToken(store.getState()),
    onUnauthorized: (token) => {
      // Another tab may have stored a newer token, of which this one has not been told yet.
      persisted.follow();
      if (selectToken(store.getState()) === token) store.dispatch(sessionExpired());
    },
  };
  const listeners = createListeners();
  const persistence = makePersistence();
  const store = configureStore({
    reducer: makeRootReducer(persistence),
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
  const persisted = persistence.start(store);
  // Tells the listeners that the network is back, and that the tab comes to the front.
  const unwatch = setupListeners(store.dispatch);
  const stop = () => {
    persisted.stop();
    unwatch();
    listeners.clearListeners();
  };
  return { store, stop };
}
