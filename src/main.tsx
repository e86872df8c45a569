import { preloadPage } from './app/router/preloadPage';
import { renderApp } from './app/renderApp';
import { dismissSplash } from './app/splash';
import { makeStore } from './app/store/makeStore';

async function start(): Promise<void> {
  void preloadPage(window.location.pathname);
  if (process.env.MOCKS) {
    const { startMockBackend } = await import('@mocks/browser');
    await startMockBackend();
  }
  const { store } = makeStore();
  await renderApp(document.getElementById('root')!, store);
}

void dismissSplash(start());
