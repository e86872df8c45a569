import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { guestSession } from '@/features/auth';
import type { AppStore, RootState } from '@/store';
import { ShopTheme } from '@/theme/ShopTheme';

type AppProvidersProps = {
  store: AppStore;
  /**
   * The state that a prerendered page is drawn and hydrated with, as a guest's who has stored nothing;
   * the present state follows right afterwards.
   */
  firstState?: RootState | undefined;
  children: ReactNode;
};

/** Provides the store and the theme. */
export function AppProviders({ store, firstState, children }: AppProvidersProps) {
  return (
    <Provider
      store={store}
      {...(firstState && { serverState: { ...firstState, auth: guestSession } })}
    >
      <ShopTheme>{children}</ShopTheme>
    </Provider>
  );
}
