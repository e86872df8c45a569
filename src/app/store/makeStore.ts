import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import type { ApiContext } from '@/api/baseQuery';
import { selectToken, sessionExpired } from '@/features/auth';
import { createListeners } from './listeners';
import { persist } from './persistence';
import { rootReducer } from './rootReducer';

/**
 * Creates a store. Two stores share nothing but the browser's storage, which is read immediately;
 * `stop` ends all listeners.
 */
export function makeStore() {
  const apiContext: ApiContext = {
    getToken: () => selectToken(store.getState()),
    onUnauthorized: (token) => {
      // Another tab may have stored a newer token, of which this one has not been told yet.
      persistence.follow();
      if (selectToken(store.getState()) === token) store.dispatch(sessionExpired());
    },
  };
  const listeners = createListeners();
  const store = configureStore({
    reducer: rootReducer,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: apiContext } })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  const persistence = persist(store);
  // Tells the listeners that the network is back, and that the tab comes to the front.
  const unwatch = setupListeners(store.dispatch);
  const stop = () => {
    persistence.stop();
    unwatch();
    listeners.clearListeners();
  };
  return { store, stop };
}
