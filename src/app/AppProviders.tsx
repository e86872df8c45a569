import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@/store';
import { ShopTheme } from '@/theme/ShopTheme';

/**
 * Provides the store and the theme. A prerendered page is hydrated with the initial state it was
 * rendered from; storage and the backend are read afterwards.
 */
export function AppProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  const [firstState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={firstState}>
      <ShopTheme>{children}</ShopTheme>
    </Provider>
  );
}
