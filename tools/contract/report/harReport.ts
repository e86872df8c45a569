import type { Har } from 'har-format';
import { toHarEntry } from '../formats/harEntry';
import type { RunResult } from '../run/result';

/** Formats all HTTP requests of a run as HAR 1.2. Secrets were redacted when they were recorded. */
export function toHar({ cases, document }: RunResult): string {
  const har: Har = {
    log: {
      version: '1.2',
      creator: { name: 'launchyard contract checker', version: document.version },
      entries: cases.flatMap(({ operationId, title, exchanges }) =>
        exchanges
          .filter(({ handshake }) => handshake === undefined)
          .map((exchange) => toHarEntry(exchange, `${operationId}: ${title}`)),
      ),
    },
  };
  return JSON.stringify(har, null, 2);
}
