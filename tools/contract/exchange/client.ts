import { setTimeout as wait } from 'node:timers/promises';
import { describeBody, isTextType } from './describeBody';
import type { Redactor } from './redaction';
import type { OutgoingRequest } from './request';
import type { Answer, Exchange } from './types';

const TOO_MANY_REQUESTS = 429;
/** How often a call is made again that the backend asks to make later. */
const PATIENCE = 2;
const LONGEST_PAUSE_MS = 15_000;
const DEFAULT_PAUSE_MS = 1_000;

export type ClientOptions = {
  redactor: Redactor;
  /** Milliseconds after which an answer no longer counts. */
  timeoutMs: number;
  /** Milliseconds to pause before each request, for a backend that limits them. */
  delayMs: number;
};

/** What came of a request; without an answer, why there is none. */
export type Outcome = { exchange: Exchange } & (
  { answer: Answer } | { answer: undefined; failure: string }
);

/** A field that holds a token, be it the one that the document has or another. */
const TOKEN_FIELD = /token$/i;

/** `fetch` says little itself; its cause says why. */
function whyItFailed(error: unknown): string {
  const { message, cause } = error as Partial<Error>;
  return (cause as Partial<Error> | undefined)?.message || message || String(error);
}

/** Sends requests and keeps what was said, for the reports. */
export class Client {
  constructor(readonly options: ClientOptions) {}

  /** Sends a request; one that is answered 429 is sent again after the pause that the answer asks for. */
  async send(request: OutgoingRequest): Promise<Outcome> {
    for (let attempt = 0; ; attempt += 1) {
      if (this.options.delayMs > 0) await wait(this.options.delayMs);
      const outcome = await this.#sendOnce(request);
      if (outcome.answer?.status !== TOO_MANY_REQUESTS || attempt === PATIENCE) return outcome;
      const seconds = Number(outcome.answer.headers.get('Retry-After'));
      const pauseMs = seconds > 0 ? seconds * 1000 : DEFAULT_PAUSE_MS;
      await wait(Math.min(pauseMs, LONGEST_PAUSE_MS));
    }
  }

  async #sendOnce(request: OutgoingRequest): Promise<Outcome> {
    const { redactor, timeoutMs } = this.options;
    const startedAt = new Date();
    const start = performance.now();
    const sent = {
      method: request.method,
      url: redactor.sent(request.url),
      requestHeaders: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, redactor.sent(value)]),
      ),
      ...this.#describeSent(request),
      startedAt: startedAt.toISOString(),
    };
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: { 'Accept-Encoding': 'identity', ...request.headers },
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await this.#read(response);
      const contentType = response.headers.get('Content-Type');
      return {
        answer,
        exchange: {
          ...sent,
          status: answer.status,
          statusText: response.statusText,
          responseHeaders: redactor.headers(response.headers),
          responseBody: describeBody(
            redactor.body(answer.text),
            answer.bytes.byteLength,
            contentType,
          ),
          responseBytes: answer.bytes.byteLength,
          durationMs: performance.now() - start,
        },
      };
    } catch (error) {
      return {
        answer: undefined,
        failure: whyItFailed(error),
        exchange: {
          ...sent,
          status: 0,
          statusText: '',
          responseHeaders: {},
          responseBody: '',
          responseBytes: 0,
          durationMs: performance.now() - start,
        },
      };
    }
  }

  async #read(response: Response): Promise<Answer> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    const contentType = response.headers.get('Content-Type');
    const text = isTextType(contentType) ? new TextDecoder().decode(bytes) : '';
    const json = contentType?.includes('json') ? this.#parseJson(text) : undefined;
    return { status: response.status, headers: response.headers, bytes, text, json };
  }

  /** Parses JSON; every token in it, which a login or a registration answers, is hidden at once. */
  #parseJson(text: string): unknown {
    try {
      return JSON.parse(text, (name, value: unknown) => {
        if (typeof value === 'string' && TOKEN_FIELD.test(name)) {
          this.options.redactor.learnToken(value);
        }
        return value;
      });
    } catch {
      return undefined;
    }
  }

  #describeSent({ body, headers }: OutgoingRequest) {
    if (body === null) return { requestBody: null };
    if (typeof body === 'string') return { requestBody: this.options.redactor.sentBody(body) };
    return {
      requestBody: describeBody('', body.byteLength, headers['Content-Type'] ?? null),
      requestBase64: Buffer.from(body).toString('base64'),
    };
  }
}
