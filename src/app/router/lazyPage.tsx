import { type ComponentType, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { keepInTab, readStored, writeStored } from '@/config/browserStorage';
import { isNewerVersionServed } from '@/lib/newerVersion';
import { buttonLabels } from '@/ui/buttonLabels';
import { EmptyState } from '@/ui/EmptyState';
import { lazyPart, useMissingCode } from '@/ui/lazyPart';
import { missingPageHeading, missingPageMessages } from '@/ui/missingCodeMessages';

type PageModule = { default: ComponentType };

/** A page whose code is loaded on first render, or earlier with `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/** Reloads the document, unless just done, if a deployment has replaced the chunk; otherwise throws the error. */
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
    Loaded ??= (await load()).default;
    return { default: Loaded };
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

/** A page that leads to another address, with the query that it was opened with. */
export function redirectTo(path: string): LazyPage {
  const Redirect = () => <Navigate replace to={{ pathname: path, search: useLocation().search }} />;
  return Object.assign(Redirect, { preload: async () => undefined });
}

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

keepInTab(RELOADED_AT_KEY);

/** Returns whether this tab reloaded its document shortly before `now`, in milliseconds since 1970. */
export function wasJustReloaded(now: number): boolean {
  const elapsed = now - Number(readStored(RELOADED_AT_KEY));
  // A time in the future was recorded before the clock was set back.
  return elapsed >= 0 && elapsed < RELOAD_INTERVAL_MS;
}

/** Records a reload; returns false if the browser refuses to. */
const noteReload = (now: number): boolean => writeStored(RELOADED_AT_KEY, String(now));

/** Replaces a page whose code could not be loaded; opens the page when the network is back. */
function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  const reason = useMissingCode(onRetry);
  return (
    <EmptyState
      role="alert"
      headingLevel="h1"
      heading={missingPageHeading}
      text={missingPageMessages[reason]}
      action={
        reason === 'outdated'
          ? { label: buttonLabels.reload, onClick: () => window.location.reload() }
          : { label: buttonLabels.tryAgain, onClick: onRetry }
      }
    />
  );
}
