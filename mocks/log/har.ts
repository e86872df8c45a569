import type { LogEntry, LoggedCall, LoggedMessage } from './entries';

type NameValue = { name: string; value: string };

/** A log in the format HTTP Archive 1.2, which browsers and proxies open. */
export type Har = {
  log: {
    version: '1.2';
    creator: { name: string; version: string };
    entries: object[];
  };
};

const listHeaders = ({ headers }: LoggedMessage): NameValue[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const typeOf = ({ headers }: LoggedMessage) => headers['content-type'] ?? '';
const UNKNOWN = -1;

function toEntry(call: LoggedCall): object {
  const { request, answer } = call;
  const query = [...new URL(call.url).searchParams].map(([name, value]) => ({ name, value }));
  return {
    startedDateTime: call.startedAt,
    time: call.durationMs,
    request: {
      method: call.method,
      url: call.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: listHeaders(request),
      queryString: query,
      ...(request.body !== null && {
        postData: { mimeType: typeOf(request), params: [], text: request.body },
      }),
      headersSize: UNKNOWN,
      bodySize: request.body?.length ?? 0,
    },
    // Browsers write 0 where no answer came.
    response: {
      status: answer?.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: answer ? listHeaders(answer) : [],
      content: {
        size: answer?.body?.length ?? 0,
        mimeType: answer ? typeOf(answer) : '',
        ...(answer?.body && { text: answer.body }),
      },
      redirectURL: '',
      headersSize: UNKNOWN,
      bodySize: UNKNOWN,
    },
    cache: {},
    timings: { send: 0, wait: call.durationMs, receive: 0 },
    ...(call.ending !== 'answered' && { comment: `The call ended ${call.ending}` }),
  };
}

/** The calls of a log as HAR; events of the chat have no place in it. */
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
