import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { type ApiState, baseApi } from '@/api/baseApi';
import type { ApiContext } from '@/api/baseQuery';
import { selectToken, sessionExpired } from '@/features/auth';
import { selectToasts, toastShown } from '@/features/toasts';
import { countOf } from '@/lib/numbers';
import { createListeners } from './listeners';
import { makePersistence } from './persistence';
import { makeRootReducer } from './rootReducer';

/** The id of the message about a wait that the backend asks for. */
const WAITING = 'waiting';

/**
 * Creates a store, which may start with cached responses. Two stores share nothing but the browser's
 * storage, which is read immediately; `stop` ends all listeners and pending writes.
 */
export function makeStore(preloadedState: Partial<ApiState> = {}) {
  const apiContext: ApiContext = {
    getToken: () => selectToken(store.getState()),
    onUnauthorized: (token) => {
      // Another tab may have stored a newer token, of which this one has not been told yet.
      persisted.follow();
      if (selectToken(store.getState()) === token) store.dispatch(sessionExpired());
    },
    onWait: (waitMs) => {
      // One message is enough for all requests of a page.
      if (selectToasts(store.getState()).some(({ id }) => id === WAITING)) return;
      const seconds = countOf(Math.ceil(waitMs / 1000), 'second');
      const text = `The server is busy. Trying again in ${seconds}.`;
      store.dispatch(toastShown('loading', text, { id: WAITING, duration: waitMs }));
    },
  };
  const listeners = createListeners();
  const persistence = makePersistence();
  const store = configureStore({
    reducer: makeRootReducer(persistence),
    preloadedState,
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
