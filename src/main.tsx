import { preloadPage } from './app/router/preloadPage';
import { renderApp } from './app/renderApp';
import { dismissSplash } from './app/splash';
import { makeStore, type AppStore } from './app/store/makeStore';
import { getConfig } from './config/shopConfig';

async function start(): Promise<AppStore> {
  void preloadPage(window.location.pathname);
  if (process.env.MOCKS) {
    const { startMockBackend } = await import('@mocks/browser');
    await startMockBackend();
  }
  const { store } = makeStore();
  await renderApp(document.getElementById('root')!, store);
  return store;
}

const { reporting } = getConfig();
// Before the app starts, because failures to start matter most.
if (reporting && Math.random() < (reporting.sampleRate ?? 1)) {
  void import(/* webpackFetchPriority: "low" */ './app/reporting/startReporting')
    .then(({ startReporting }) => startReporting(reporting))
    .catch(() => undefined);
}

async function startWithSplash(): Promise<void> {
  const started = start();
  await dismissSplash(started);
  // The mock backend has a service worker of its own.
  if (process.env.MOCKS) return;
  const { startOffline } = await import(
    /* webpackFetchPriority: "low" */ './app/offline/startOffline'
  );
  await startOffline(await started);
}

// The splash has reported a failed start; without a service worker, the shop needs a network.
startWithSplash().catch(() => undefined);
