import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import type { AppStore } from './store/makeStore';

/**
 * Renders the app into an element. A page that the build has prerendered into it is hydrated, unless
 * the address has a query, by which the page would look different.
 */
export function renderApp(root: HTMLElement, store: AppStore): void {
  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  );
  if (root.hasChildNodes() && !window.location.search) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
