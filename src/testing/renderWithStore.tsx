import type { ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import type { AppStore } from '@/store';
import { selectToasts } from '@/features/toasts';
import { makeStyleCache } from './styleCache';

afterEach(cleanup);

/**
 * Renders a part of the shop with a store and a router, without the pages around it. Returns a
 * user-event instance, the current location, and a function that removes the part.
 */
export function renderWithStore(store: AppStore, part: ReactNode, path = '/projects/4') {
  const place: { current?: Location } = {};
  function Watcher() {
    place.current = useLocation();
    return null;
  }
  const user = userEvent.setup({ delay: null });
  const { unmount, container } = render(
    <CacheProvider value={makeStyleCache()}>
      <AppProviders store={store}>
        <MemoryRouter initialEntries={[path]}>
          {part}
          <Watcher />
        </MemoryRouter>
      </AppProviders>
    </CacheProvider>,
  );
  return { user, container, location: () => place.current!, close: unmount };
}

/** The toasts that a store has shown, such as `error: Login failed`, oldest first. */
export const shownToasts = (store: AppStore): string[] =>
  selectToasts(store.getState()).map(({ type, text }) => `${type}: ${text}`);
