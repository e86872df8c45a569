import type { Reporter } from './reporter';

/** The most events of one view of the shop. */
const MAX_EVENTS = 60;

/** Passes each event on once, and no more than a broken page needs to be understood. */
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
