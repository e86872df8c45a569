import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import type { ApiContext } from '@/api/baseQuery';
import { selectToken, sessionExpired, tokenChangedElsewhere } from '@/features/auth';
import { readStored } from '@/lib/browserStorage';
import { createListeners } from './listeners';
import { followStorage, parseStoredToken, storedToken } from './persistence';
import { rootReducer } from './rootReducer';

/**
 * Creates a store. Two stores share nothing but the browser's storage, which is read immediately;
 * `stop` ends all listeners and pending writes.
 */
export function makeStore() {
  const apiContext: ApiContext = {
    getToken: () => selectToken(store.getState()),
    onUnauthorized: (token) => {
      if (selectToken(store.getState()) !== token) return;
      // Another tab may have stored a newer token, of which this one has not been told yet.
      const stored = parseStoredToken(readStored(storedToken.key));
      store.dispatch(stored && stored !== token ? tokenChangedElsewhere(stored) : sessionExpired());
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
  const unfollow = followStorage(store);
  const stop = () => {
    window.removeEventListener('pagehide', flush);
    unfollow();
    listeners.clearListeners();
    // A pending write would otherwise overwrite what another store writes next.
    flush();
    persistor.pause();
  };
  return { store, persistor, stop };
}
