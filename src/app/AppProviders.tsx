import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { guestSession } from '@/features/auth';
import type { AppStore, RootState } from '@/store';
import { ShopTheme } from '@/theme/ShopTheme';

type AppProvidersProps = {
  store: AppStore;
  /** The state of a guest who has stored nothing, which pages are drawn and hydrated with; the present one follows. */
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
