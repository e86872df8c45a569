import { startTransition, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './App';
import type { AppStore } from './store/makeStore';

/** Shows the app; as a transition, so that React renders it in slices. */
export function renderApp(root: Root, store: AppStore): void {
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
}
