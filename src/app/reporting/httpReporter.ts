import type { ReportedEvent, Reporter } from './reporter';

/** Maximum number of events per request. */
const MAX_BATCH = 20;
const BATCH_MS = 10_000;

/**
 * Posts events as JSON, `{ "events": [...] }`, to a URL. They are batched for ten seconds, or until
 * the page is hidden. Neither cookies nor the page's address are sent, and failed requests are not
 * retried.
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
    // sendBeacon would send cookies.
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
