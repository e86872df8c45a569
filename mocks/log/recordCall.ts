import type { CallLog } from './callLog';
import type { LoggedCall, LoggedMessage } from './entries';
import { LONGEST_BODY, redactBody, redactHeaders, redactUrl } from './redact';

const TEXT = /json|text|xml|x-www-form-urlencoded/;

/**
 * Reads the start of a body without consuming it. A body whose connection broke ends there, since the
 * rest cannot be read.
 */
async function readStart(message: Request | Response): Promise<string> {
  const reader = message.clone().body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < LONGEST_BODY) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      if (done) return text;
    }
    // Settles only when the other reader of this body has ended, too.
    reader.cancel().catch(() => undefined);
  } catch {
    // The text received so far is all there is.
  }
  return text;
}

async function readMessage(message: Request | Response): Promise<LoggedMessage> {
  const headers = redactHeaders(message.headers);
  const isText = TEXT.test(message.headers.get('Content-Type') ?? 'text/plain');
  if (!message.body || !isText) return { headers, body: null };
  const start = await readStart(message);
  let body: string | undefined;
  return {
    headers,
    // Redacting takes longer than most responses, and few entries are ever read.
    get body() {
      body ??= redactBody(start);
      return body;
    },
  };
}

/** The outcome of a call, including its response. */
export type CallEnding = Pick<LoggedCall, 'ending' | 'applied' | 'handledBy'> & {
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
  // Handled with the entry, which is added later; until then nothing else awaits it.
  sentMessage.catch(() => undefined);
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
      response: receivedMessage && Object.assign(receivedMessage, { status: response.status }),
      ...ending,
    });
  };
}
