import { lazy, type ComponentType } from 'react';

const RELOADED_AT_KEY = 'stale-chunk-reload';
const RELOAD_INTERVAL_MS = 10_000;

/**
 * A page loaded when it is first shown. A chunk that a newer deployment has replaced is answered by
 * one reload of the document; when that does not help either, the error boundary takes over.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    try {
      return await load();
    } catch (error) {
      const last = Number(sessionStorage.getItem(RELOADED_AT_KEY));
      if (Date.now() - last < RELOAD_INTERVAL_MS) throw error;
      sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
      window.location.reload();
      // The reload is on its way; nothing may be shown until it happens.
      return new Promise<never>(() => undefined);
    }
  });
}
