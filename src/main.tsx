import { readPrerendered, renderApp } from './app/renderApp';
import { preloadPage } from './app/router/routes';
import { dismissSplash } from './app/splash';
import { makeStore } from './app/store/makeStore';
import { getConfig } from './config/shopConfig';

async function start(): Promise<void> {
  void preloadPage(window.location.pathname);
  if (process.env.MOCKS) {
    const { startMockBackend } = await import('@mocks/browser');
    await startMockBackend();
  }
  const root = document.getElementById('root')!;
  const prerendered = readPrerendered(root);
  const { store } = makeStore(prerendered ?? {});
  await renderApp(root, store, { isPrerendered: prerendered !== null });
}

const { reporting } = getConfig();
// Before the app starts, because failures to start matter most.
if (reporting && Math.random() < (reporting.sampleRate ?? 1)) {
  void import(/* webpackFetchPriority: "low" */ './app/reporting/startReporting')
    .then(({ startReporting }) => startReporting(reporting))
    .catch(() => undefined);
}

void dismissSplash(start());
