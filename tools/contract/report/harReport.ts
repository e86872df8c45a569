import type { Entry, Har } from 'har-format';
import type { Exchange } from '../exchange/types';
import type { RunResult } from '../run/result';

const UNKNOWN_SIZE = -1;
const HTTP_VERSION = 'HTTP/1.1';

const toPairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const findHeader = (headers: Record<string, string>, wanted: string) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';

function toEntry(exchange: Exchange, comment: string): Entry {
  const { requestBody, requestHeaders, responseHeaders, durationMs } = exchange;
  return {
    startedDateTime: exchange.startedAt,
    time: durationMs,
    request: {
      method: exchange.method,
      url: exchange.url,
      httpVersion: HTTP_VERSION,
      cookies: [],
      headers: toPairs(requestHeaders),
      queryString: [...new URL(exchange.url).searchParams].map(([name, value]) => ({
        name,
        value,
      })),
      ...(requestBody !== null && {
        postData: { mimeType: findHeader(requestHeaders, 'content-type'), text: requestBody },
      }),
      headersSize: UNKNOWN_SIZE,
      bodySize: requestBody === null ? 0 : Buffer.byteLength(requestBody),
    },
    response: {
      status: exchange.status,
      statusText: exchange.statusText,
      httpVersion: HTTP_VERSION,
      cookies: [],
      headers: toPairs(responseHeaders),
      content: {
        size: exchange.responseBytes,
        mimeType: findHeader(responseHeaders, 'content-type'),
        text: exchange.responseBody,
      },
      redirectURL: findHeader(responseHeaders, 'location'),
      headersSize: UNKNOWN_SIZE,
      bodySize: exchange.responseBytes,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment,
  };
}

/** Every request of a run over HTTP, as HAR 1.2; secrets were hidden when they were recorded. */
export function toHar({ cases, document }: RunResult): string {
  const har: Har = {
    log: {
      version: '1.2',
      creator: { name: 'launchyard contract checker', version: document.version },
      entries: cases.flatMap(({ operationId, title, exchanges }) =>
        exchanges
          .filter(({ url }) => url.startsWith('http'))
          .map((exchange) => toEntry(exchange, `${operationId}: ${title}`)),
      ),
    },
  };
  return JSON.stringify(har, null, 2);
}
