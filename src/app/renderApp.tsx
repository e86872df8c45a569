import { startTransition, StrictMode } from 'react';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { makeStyleCache } from '@/theme/styleCache';
import { App } from './App';
import type { AppStore } from './store/makeStore';

/** Shows the app in an element; as a transition, so that React renders it in slices. */
export function renderApp(place: HTMLElement, store: AppStore): void {
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <StrictMode>
        <CacheProvider value={makeStyleCache()}>
          <App store={store} />
        </CacheProvider>
      </StrictMode>,
    ),
  );
}
