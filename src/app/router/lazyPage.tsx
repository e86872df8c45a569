import { useState, type ComponentType } from 'react';
import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';
import { isNewerVersionServed } from '@/lib/newerVersion';
import { lazyPart } from '@/ui/lazyPart';
import { PageNotLoaded } from './PageNotLoaded';

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

keepInTab(RELOADED_AT_KEY);

type PageModule = { default: ComponentType };

/** A page whose code is loaded on first render, or earlier with `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/**
 * Reloads the document once if a newer deployment has replaced the chunk; otherwise, and after a
 * recent reload, throws the error.
 */
async function reloadIfReplaced(error: unknown): Promise<never> {
  const now = Date.now();
  const isRecent = now - Number(readStored(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS;
  if (isRecent || !(await isNewerVersionServed())) throw error;
  // A reload that cannot be recorded might repeat forever.
  if (!writeStored(RELOADED_AT_KEY, String(now))) throw error;
  window.location.reload();
  // Never resolves, so that nothing renders until the reload.
  return new Promise<never>(() => undefined);
}

/** Creates a page from a lazily loaded module; a preloaded page renders without a spinner. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const page = await load();
    Loaded = page.default;
    return page;
  };
  const Deferred = lazyPart(() => preload().catch(reloadIfReplaced), {
    name: 'a page',
    fallback: (retry) => <PageNotLoaded onRetry={retry} />,
  });

  function Page() {
    // Chosen once: another component in its place would drop what the user has typed meanwhile.
    const [Shown] = useState<ComponentType>(() => Loaded ?? Deferred);
    return <Shown />;
  }
  return Object.assign(Page, { preload });
}
