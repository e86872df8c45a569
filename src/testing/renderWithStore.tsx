import type { ReactNode } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '@/app/AppProviders';
import { selectToasts } from '@/features/toasts';
import type { AppStore } from '@/store';
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
