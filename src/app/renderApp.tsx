import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import type { ApiState } from '@/api/baseApi';
import { FIRST_DATA, readFirstData } from '@/api/firstData';
import { getConfig, toPageVariant } from '@/config/shopConfig';
import { logFailure } from '@/lib/log';
import type { AppStore } from '@/store';
import { createStyleCache } from '@/theme/styleCache';
import { App } from './App';
import { preloadPage } from './router/routes';

/**
 * Returns the responses that the prerendered page was drawn from, as the first state of the store;
 * null if the page has to be rendered anew, because it may differ: the URL has a query, config.json
 * has changed since the build, or the responses cannot be read.
 */
export function readPrerendered(root: HTMLElement): Partial<ApiState> | null {
  const data = document.getElementById(FIRST_DATA)?.textContent;
  const variant = toPageVariant(getConfig(), data !== undefined);
  if (root.dataset.variant !== variant || window.location.search) return null;
  return data === undefined ? {} : readFirstData(data);
}

declare global {
  interface Window {
    /** Presses the last button again that was pressed, as the HTML noted, until React has handled it. */
    repeatPress?: () => void;
  }
}

/**
 * Renders the app into an element, or hydrates the page that is there; resolves to its root when it
 * is in the document. The store must not have read the storage yet.
 */
export function renderApp(
  root: HTMLElement,
  store: AppStore,
  { isPrerendered }: { isPrerendered: boolean },
): Promise<Root> {
  const firstState = store.getState();
  return new Promise((resolve) => {
    let made: Root;
    const app = (
      <StrictMode>
        <CacheProvider value={createStyleCache()}>
          <App
            store={store}
            firstState={firstState}
            onRendered={() => {
              // The code of the page is there by then, and the state of a guest has given way to the present one.
              const press = () => setTimeout(() => window.repeatPress?.());
              void preloadPage(window.location.pathname).then(press);
              resolve(made);
            }}
          />
        </CacheProvider>
      </StrictMode>
    );
    // React stops what is pressed where the page is not hydrated and cannot be at once.
    window.onclick = () => void delete window.repeatPress;
    // A transition is rendered in short slices, so that the browser can react to the user meanwhile.
    startTransition(() => {
      if (isPrerendered) {
        made = hydrateRoot(root, app, {
          onRecoverableError: (error) => logFailure('Hydrating the page', error),
        });
      } else {
        made = createRoot(root);
        made.render(app);
      }
    });
  });
}
