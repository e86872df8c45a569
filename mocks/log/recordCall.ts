import type { CallLog } from './callLog';
import type { LoggedCall, LoggedMessage } from './entries';
import { redactHeaders, redactText, redactUrl } from './redact';

const TEXT = /json|text|xml|x-www-form-urlencoded/;
/** Longer bodies are truncated to this many characters. */
const LONGEST_BODY = 400_000;

async function readMessage(message: Request | Response): Promise<LoggedMessage> {
  const headers = redactHeaders(message.headers);
  const isText = TEXT.test(message.headers.get('Content-Type') ?? 'text/plain');
  if (!message.body || !isText) return { headers, body: null };
  // A body whose connection broke meanwhile cannot be read.
  const text = await message
    .clone()
    .text()
    .catch(() => '');
  return { headers, body: redactText(text).slice(0, LONGEST_BODY) };
}

/** The outcome of a call, including its response. */
export type CallEnding = Pick<LoggedCall, 'ending' | 'isFaulty' | 'handledBy'> & {
  response: Response | null;
};

/**
 * Starts recording a call. Returns a function that takes the outcome and adds the entry; its
 * promise resolves once the entry is added. Neither the request nor the response body is consumed.
 */
export function startRecording(
  log: CallLog,
  request: Request,
  operationId: string | null,
): (ending: CallEnding) => Promise<void> {
  const startedAt = new Date(performance.timeOrigin + performance.now()).toISOString();
  const start = performance.now();
  const sentMessage = readMessage(request);
  return async ({ response, ...ending }) => {
    const durationMs = Math.round(performance.now() - start);
    const receivedMessage = response && (await readMessage(response));
    log.add({
      kind: 'call',
      operationId,
      startedAt,
      durationMs,
      method: request.method,
      url: redactUrl(request.url),
      request: await sentMessage,
      response: receivedMessage && { ...receivedMessage, status: response.status },
      ...ending,
    });
  };
}
