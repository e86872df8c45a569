import { dismissSplash } from './app/splash';

/**
 * Runs one part of the start in a task of its own, so that the browser can answer a person between
 * the parts. The parts are in this bundle already; `eager` only puts off running them.
 */
async function inOwnTask<Part>(run: () => Promise<Part>): Promise<Part> {
  await new Promise((resolve) => setTimeout(resolve));
  return run();
}

async function start(): Promise<void> {
  const { preloadPage } = await import(/* webpackMode: "eager" */ './app/router/preloadPage');
  const page = preloadPage(window.location.pathname);
  if (process.env.MOCKS) {
    const { startMockBackend } = await import('@mocks/browser');
    await startMockBackend();
  }
  const { createRoot } = await inOwnTask(
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  );
  const { makeStore } = await inOwnTask(
    () => import(/* webpackMode: "eager" */ './app/store/makeStore'),
  );
  await inOwnTask(() => import(/* webpackMode: "eager" */ './theme/ShopTheme'));
  const { renderApp } = await inOwnTask(() => import(/* webpackMode: "eager" */ './app/renderApp'));
  // The first render then shows the page itself; what the HTML holds of it stays until then.
  await page;
  await inOwnTask(async () => {
    const { store } = makeStore();
    renderApp(createRoot(document.getElementById('root')!), store);
  });
}

dismissSplash();
void start();
