import type { CallLog } from './callLog';
import type { LoggedCall, LoggedMessage } from './entries';
import { redactHeaders, redactText, redactUrl } from './redact';

const TEXT = /json|text|xml|x-www-form-urlencoded/;
/** Longer bodies are cut, in characters. */
const LONGEST_BODY = 400_000;

async function readMessage(message: Request | Response): Promise<LoggedMessage> {
  const headers = redactHeaders(message.headers);
  const isText = TEXT.test(message.headers.get('Content-Type') ?? 'text/plain');
  if (!message.body || !isText) return { headers, body: null };
  // A connection that broke meanwhile has no body to read.
  const text = await message
    .clone()
    .text()
    .catch(() => '');
  return { headers, body: redactText(text).slice(0, LONGEST_BODY) };
}

/** What became of a call, besides its answer. */
export type CallEnding = Pick<LoggedCall, 'ending' | 'isFaulty' | 'answeredBy'> & {
  answer: Response | null;
};

/**
 * Begins the record of a call. The answer takes how the call ended and writes the line; neither the
 * request nor the answer is used up. It resolves when the line is written.
 */
export function beginRecord(
  log: CallLog,
  request: Request,
  operationId: string | null,
): (ending: CallEnding) => Promise<void> {
  const startedAt = new Date(performance.timeOrigin + performance.now()).toISOString();
  const start = performance.now();
  const sent = readMessage(request);
  return async ({ answer, ...ending }) => {
    const durationMs = Math.round(performance.now() - start);
    const received = answer && (await readMessage(answer));
    log.add({
      kind: 'call',
      operationId,
      startedAt,
      durationMs,
      method: request.method,
      url: redactUrl(request.url),
      request: await sent,
      answer: received && { ...received, status: answer.status },
      ...ending,
    });
  };
}
