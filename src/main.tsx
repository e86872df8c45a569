import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { preloadPage } from './app/router/preloadPage';
import { dismissSplash } from './app/splash';
import { makeStore } from './app/store/makeStore';

/** Lets the browser handle what waits, so that the start is no single long task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const page = preloadPage(window.location.pathname);
  if (process.env.MOCKS) {
    const { startMockBackend } = await import('@mocks/browser');
    await startMockBackend();
  }
  await nextTask();
  const { store } = makeStore();
  // The first render then shows the page itself; what the HTML holds of it stays until then.
  await page;
  await nextTask();
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
