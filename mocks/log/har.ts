import type { Entry, Har } from 'har-format';
import type { LogEntry, LoggedCall } from './entries';
import { countBytes, toHarEntry } from './harEntry';

function toEntry({ request, response, ending, ...call }: LoggedCall): Entry {
  const archived = {
    ...call,
    requestHeaders: request.headers,
    requestBody: request.body,
    status: response?.status ?? 0,
    statusText: '',
    responseHeaders: response?.headers ?? {},
    responseBody: response?.body ?? null,
    responseBytes: countBytes(response?.body ?? null),
  };
  return toHarEntry(archived, ending === 'completed' ? undefined : `The call ended ${ending}`);
}

/**
 * Converts the calls of a log to HTTP Archive 1.2, which browsers and proxies can open; chat events
 * are left out.
 */
export function toHar(entries: readonly LogEntry[], version: string): Har {
  const calls = entries.filter((entry) => entry.kind === 'call');
  return {
    log: {
      version: '1.2',
      creator: { name: 'Launchyard workbench', version },
      entries: calls.map(toEntry),
    },
  };
}
