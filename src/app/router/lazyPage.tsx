import { lazy, type ComponentType } from 'react';
import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

keepInTab(RELOADED_AT_KEY);

type PageModule = { default: ComponentType };

/** A page whose code is loaded when it is first rendered, or ahead of that by `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/**
 * Reloads the document once, since the chunk may have been replaced by a newer deployment; if that has
 * just been tried, throws the error for the error boundary.
 */
async function reloadOnce(error: unknown): Promise<never> {
  const now = Date.now();
  const isRecent = now - Number(readStored(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS;
  // A reload that cannot be recorded might repeat for ever.
  if (isRecent || !writeStored(RELOADED_AT_KEY, String(now))) throw error;
  window.location.reload();
  // Renders nothing until the reload happens.
  return new Promise<never>(() => undefined);
}

/** Makes a page from a module that is loaded on demand; a preloaded one renders without a spinner. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const page = await load();
    Loaded = page.default;
    return page;
  };
  const Later = lazy(() => preload().catch(reloadOnce));

  function Page() {
    return Loaded ? <Loaded /> : <Later />;
  }
  return Object.assign(Page, { preload });
}
