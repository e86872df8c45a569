import { lazy, type ComponentType } from 'react';
import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

keepInTab(RELOADED_AT_KEY);

/** A page's folder: loading its code and running it are two steps, since running may take long. */
type PageModule = { default: () => Promise<ComponentType> };

/** A page whose code is loaded and run when it is first shown, or before by these functions. */
export type LazyPage = ComponentType & {
  load: () => Promise<unknown>;
  /** Runs the code, which is loaded first when it is not there; the page is then shown at once. */
  run: () => Promise<unknown>;
};

/**
 * A chunk that a newer deployment has replaced is answered by one reload of the document; when that
 * does not help either, the error boundary takes over.
 */
async function reloadOnce(error: unknown): Promise<never> {
  const now = Date.now();
  const isRecent = now - Number(readStored(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS;
  // A reload that cannot be noted down might be followed by another one, and so on.
  if (isRecent || !writeStored(RELOADED_AT_KEY, String(now))) throw error;
  window.location.reload();
  // The reload is on its way; nothing may be shown until it happens.
  return new Promise<never>(() => undefined);
}

/** Makes a page of a folder that is loaded on demand; one that was run before shows no spinner. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  const run = async () => {
    const page = await load();
    Loaded = await page.default();
    return { default: Loaded };
  };
  const Later = lazy(() => run().catch(reloadOnce));

  function Page() {
    return Loaded ? <Loaded /> : <Later />;
  }
  return Object.assign(Page, { load, run });
}
