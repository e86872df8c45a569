import type { Reporter } from './reporter';

/** Maximum number of events per page load. */
const MAX_EVENTS = 60;

/** Forwards each event once, up to a limit that suffices to understand a broken page. */
export function limited({ report }: Reporter): Reporter {
  const seen = new Set<string>();
  return {
    report(event) {
      const key = JSON.stringify(event);
      if (seen.has(key) || seen.size >= MAX_EVENTS) return;
      seen.add(key);
      report(event);
    },
  };
}
