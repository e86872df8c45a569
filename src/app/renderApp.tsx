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
    /** The last button that was pressed before the app was there, noted by the HTML. */
    pressedEarly?: HTMLButtonElement | null;
  }
}

/** Presses the button of the prerendered page again that was pressed before anything listened. */
function repeatPress(): void {
  window.onclick = null;
  // Those of forms have been obeyed by the browser.
  if (window.pressedEarly?.type === 'button') window.pressedEarly.click();
  delete window.pressedEarly;
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
              // The state of a guest, which pages are hydrated with, gives way to the present one before.
              setTimeout(repeatPress);
              resolve(made);
            }}
          />
        </CacheProvider>
      </StrictMode>
    );
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
