import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ShopTheme } from '@/theme/ShopTheme';
import type { AppStore } from './store/makeStore';

/** The store and the theme around everything that is shown. */
export function AppProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <ShopTheme>{children}</ShopTheme>
    </Provider>
  );
}
