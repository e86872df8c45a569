import type { ReportedEvent, Reporter } from './reporter';

/** The most events of one request. */
const MAX_BATCH = 20;
const BATCH_MS = 10_000;

/**
 * Reports by posting JSON, `{ "events": [...] }`, to an address. Events are collected for ten seconds, or
 * until the page is hidden. Neither cookies nor the page's address go along, and requests that fail are
 * not repeated.
 */
export function httpReporter(url: string): Reporter {
  let waiting: ReportedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    if (events.length === 0) return;
    waiting = [];
    // A beacon would send cookies along.
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    }).catch(() => undefined);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return {
    report(event) {
      waiting.push(event);
      if (waiting.length >= MAX_BATCH) flush();
      // Web vitals are final only then, and no timer may run any more.
      else if (document.visibilityState === 'hidden') queueMicrotask(flush);
      else timer ??= setTimeout(flush, BATCH_MS);
    },
  };
}
