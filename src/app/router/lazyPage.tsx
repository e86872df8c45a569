import { lazy, type ComponentType } from 'react';

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

type PageModule = { default: ComponentType };

/** A page whose code is loaded when it is first shown, or before by `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/**
 * A chunk that a newer deployment has replaced is answered by one reload of the document; when that
 * does not help either, the error boundary takes over.
 */
async function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY));
  if (Date.now() - last < RELOAD_INTERVAL_MS) throw error;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  window.location.reload();
  // The reload is on its way; nothing may be shown until it happens.
  return new Promise<never>(() => undefined);
}

/** Makes a page of a module that is loaded on demand; a preloaded page is shown without a spinner. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  const loadPage = async () => {
    const page = await load();
    Loaded = page.default;
    return page;
  };
  const Later = lazy(() => loadPage().catch(reloadOnce));

  function Page() {
    return Loaded ? <Loaded /> : <Later />;
  }
  Page.preload = loadPage;
  return Page;
}
