import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import type { AppStore } from './store/makeStore';

/**
 * Renders the app into an element; resolves once it is in the document. A prerendered page is hydrated,
 * unless the URL has a query, with which the page may differ.
 */
export function renderApp(root: HTMLElement, store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <App store={store} onRendered={resolve} />
      </StrictMode>
    );
    // A transition is rendered in short slices, so that the browser can react to the user meanwhile.
    startTransition(() => {
      if (root.hasChildNodes() && !window.location.search) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
}
