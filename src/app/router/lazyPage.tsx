import { useState, type ComponentType } from 'react';
import { isNewerVersionServed } from '@/lib/newerVersion';
import { lazyPart } from '@/ui/lazyPart';
import { PageNotLoaded } from './PageNotLoaded';
import { noteReload, wasJustReloaded } from './recentReload';

type PageModule = { default: ComponentType };

/** A page whose code is loaded on first render, or earlier with `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/**
 * Reloads the document once if a newer deployment has replaced the chunk; otherwise, and after a
 * recent reload, throws the error.
 */
async function reloadIfReplaced(error: unknown): Promise<never> {
  const now = Date.now();
  if (wasJustReloaded(now) || !(await isNewerVersionServed())) throw error;
  // A reload that cannot be recorded might repeat forever.
  if (!noteReload(now)) throw error;
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
    // Chosen once, because switching components would discard what the user has typed.
    const [Shown] = useState<ComponentType>(() => Loaded ?? Deferred);
    return <Shown />;
  }
  return Object.assign(Page, { preload });
}
