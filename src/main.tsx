import { dismissSplash } from './app/splash';

/** How long the first render waits for who visits; under the splash, it then need not be made twice. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Lets the browser answer a person before one part of the start, which then has a task of its own. The
 * parts are in this bundle already; `eager` only puts off running them.
 */
async function inOwnTask<Result>(run: () => Promise<Result> | Result): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve));
  return run();
}

/** What the app is made of, in parts that each take long to run, before what needs them. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager" */ './api/baseApi'),
  // The first formatter of numbers makes the browser load its tables.
  () => import(/* webpackMode: "eager" */ './lib/counts'),
  () => import(/* webpackMode: "eager" */ './app/store/makeStore'),
  () => import(/* webpackMode: "eager" */ './theme/ShopTheme'),
  () => import(/* webpackMode: "eager" */ './app/renderApp'),
];

async function start(): Promise<void> {
  const { preloadPage } = await import(/* webpackMode: "eager" */ './app/router/preloadPage');
  const runPage = preloadPage(window.location.pathname);
  if (process.env.MOCKS) {
    const { startMockBackend } = await import('@mocks/browser');
    await startMockBackend();
  }
  for (const part of parts) await inOwnTask(part);
  // The first render then shows the page itself; what the HTML holds of it stays until then.
  await inOwnTask(runPage);
  const { makeStore } = await import(/* webpackMode: "eager" */ './app/store/makeStore');
  const { store } = await inOwnTask(makeStore);
  const { whenSessionKnown } = await import(
    /* webpackMode: "eager" */ './app/store/whenSessionKnown'
  );
  await whenSessionKnown(store, LONGEST_WAIT_MS);
  const { renderApp } = await import(/* webpackMode: "eager" */ './app/renderApp');
  await inOwnTask(() => renderApp(document.getElementById('root')!, store));
}

dismissSplash();
void start();
