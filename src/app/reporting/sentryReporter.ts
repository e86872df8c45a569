import {
  BrowserClient,
  makeFetchTransport,
  Scope,
  type Event,
  type StackFrame,
} from '@sentry/browser';
import type { ReportedEvent, Reporter } from './reporter';

const FRAME = /^(?:(\S+) )?(\S+):(\d+):(\d+)$/;

function toStackFrame(frame: string): StackFrame[] {
  const [, name, file, line, column] = FRAME.exec(frame) ?? [];
  if (!file) return [];
  return [
    {
      // The source maps are uploaded under this prefix.
      filename: `app:///${file}`,
      lineno: Number(line),
      colno: Number(column),
      in_app: true,
      ...(name && { function: name }),
    },
  ];
}

function toSentryEvent(event: ReportedEvent): Event {
  if (event.kind === 'vital') {
    const { page, name, value, rating } = event;
    return {
      message: `Web vital ${name}`,
      level: 'info',
      transaction: page,
      tags: { vital: name, rating },
      extra: { value },
      fingerprint: ['vital', name, page],
    };
  }
  const { page, doing, name, message, status, frames } = event;
  return {
    level: 'error',
    transaction: page,
    tags: { ...(doing && { doing }), ...(status !== undefined && { status }) },
    exception: {
      values: [
        {
          type: name,
          value: message,
          // Sentry expects the innermost frame last.
          stacktrace: { frames: frames.flatMap(toStackFrame).reverse() },
        },
      ],
    },
  };
}

/**
 * Reports to the Sentry project of a DSN. Only the events are sent: the SDK's integrations, which
 * would record clicks, URLs and requests, are disabled.
 */
export function sentryReporter(dsn: string): Reporter {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    transportOptions: {
      fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    },
    stackParser: () => [],
    integrations: [],
    sendClientReports: false,
    dataCollection: { userInfo: false },
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return { report: (event) => void client.captureEvent(toSentryEvent(event), undefined, scope) };
}
