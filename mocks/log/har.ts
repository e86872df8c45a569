import type { Entry, Har } from 'har-format';
import type { LogEntry, LoggedCall } from './entries';
import { countBytes, toHarEntry } from './harEntry';
import { MOCK_SERVER, toOutsideUrl } from './outsideUrl';

function toEntry(
  { request, response, ending, ...call }: LoggedCall,
  mockedOrigin: string | null,
): Entry {
  const archived = {
    ...call,
    url: toOutsideUrl(call, mockedOrigin),
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
 * are left out. The URLs are those of `toOutsideUrl`.
 */
export function toHar(
  entries: readonly LogEntry[],
  version: string,
  mockedOrigin: string | null = null,
): Har {
  const calls = entries.filter((entry) => entry.kind === 'call');
  return {
    log: {
      version: '1.2',
      creator: { name: 'Launchyard workbench', version },
      entries: calls.map((call) => toEntry(call, mockedOrigin)),
      ...(mockedOrigin !== null && {
        comment: `${mockedOrigin} has no API; the mock server (npm run mock:server) answers at ${MOCK_SERVER}.`,
      }),
    },
  };
}
