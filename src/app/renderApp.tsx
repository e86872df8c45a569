import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import { getConfig, toPageVariant } from '@/config/shopConfig';
import type { AppStore } from '@/store';
import { createStyleCache } from '@/theme/styleCache';
import { App } from './App';

/**
 * Renders the app into an element; resolves when it is in the document. A prerendered page is
 * hydrated unless it may differ, because the URL has a query or config.json has changed since the
 * build.
 */
export function renderApp(root: HTMLElement, store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <CacheProvider value={createStyleCache()}>
          <App store={store} onRendered={resolve} />
        </CacheProvider>
      </StrictMode>
    );
    // A transition is rendered in short slices, so that the browser can react to the user meanwhile.
    startTransition(() => {
      const isSame = root.dataset.variant === toPageVariant(getConfig()) && !window.location.search;
      if (isSame) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
}
