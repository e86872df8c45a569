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

const encoder = new TextEncoder();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
      url: redactor.text(request.url),
      requestHeaders: redactor.headers(Object.entries(request.headers)),
      requestBody: this.#describeSent(request),
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
          responseBody: redactor.body(
            describeBody(answer.text, answer.bytes.byteLength, contentType),
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
    const json = contentType?.includes('json') ? parseJson(text) : undefined;
    this.#learnToken(json);
    return { status: response.status, headers: response.headers, bytes, text, json };
  }

  /** Whatever a login or a registration answers as its token is hidden at once. */
  #learnToken(json: unknown): void {
    const token = (json as { token?: unknown } | null | undefined)?.token;
    if (typeof token === 'string') this.options.redactor.learnToken(token);
  }

  #describeSent({ body, headers }: OutgoingRequest): string | null {
    if (body === null) return null;
    const bytes = typeof body === 'string' ? encoder.encode(body).byteLength : body.byteLength;
    const text = typeof body === 'string' ? body : '';
    return this.options.redactor.body(describeBody(text, bytes, headers['Content-Type'] ?? null));
  }
}
