import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { preloadPage } from './app/router/preloadPage';
import { dismissSplash } from './app/splash';
import { makeStore } from './app/store/makeStore';

async function start(): Promise<void> {
  void preloadPage(window.location.pathname);
  if (process.env.MOCKS) {
    const { startMockBackend } = await import('@mocks/browser');
    await startMockBackend();
  }
  const { store } = makeStore();
  const root = createRoot(document.getElementById('root')!);
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
}

dismissSplash();
void start();
