import { setTimeout as wait } from 'node:timers/promises';
import { describeBody, isTextType } from './describeBody';
import type { Redactor } from './redaction';
import type { OutgoingRequest } from './request';
import type { Exchange, ReceivedResponse } from './types';

const TOO_MANY_REQUESTS = 429;
/** Retries of a request that the backend responds to with 429. */
const MAX_RETRIES = 2;
const MAX_PAUSE_MS = 15_000;
const DEFAULT_PAUSE_MS = 1_000;

export type ClientOptions = {
  redactor: Redactor;
  /** Response timeout in milliseconds. */
  timeoutMs: number;
  /** Pause before each request in milliseconds, for backends with a rate limit. */
  delayMs: number;
};

/** The result of a request: the response, or why there is none. */
export type Outcome = { exchange: Exchange } & (
  { response: ReceivedResponse } | { response: undefined; failure: string }
);

/** Matches the names of fields that contain a token, documented or not. */
const TOKEN_FIELD = /token$/i;

/** Prefers the error's cause, since the message of a `fetch` error is generic. */
function describeFailure(error: unknown): string {
  const { message, cause } = error as Partial<Error>;
  return (cause as Partial<Error> | undefined)?.message || message || String(error);
}

/** Sends requests and records each exchange for the reports. */
export class Client {
  constructor(readonly options: ClientOptions) {}

  /** Sends a request. Retries it after a 429, with the pause given by `Retry-After`. */
  async send(request: OutgoingRequest): Promise<Outcome> {
    for (let attempt = 0; ; attempt += 1) {
      if (this.options.delayMs > 0) await wait(this.options.delayMs);
      const outcome = await this.#sendOnce(request);
      if (outcome.response?.status !== TOO_MANY_REQUESTS || attempt === MAX_RETRIES) return outcome;
      const seconds = Number(outcome.response.headers.get('Retry-After'));
      const pauseMs = seconds > 0 ? seconds * 1000 : DEFAULT_PAUSE_MS;
      await wait(Math.min(pauseMs, MAX_PAUSE_MS));
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
      const received = await this.#read(response);
      const contentType = response.headers.get('Content-Type');
      return {
        response: received,
        exchange: {
          ...sent,
          status: received.status,
          statusText: response.statusText,
          responseHeaders: redactor.headers(response.headers),
          responseBody: describeBody(
            redactor.body(received.text),
            received.bytes.byteLength,
            contentType,
          ),
          responseBytes: received.bytes.byteLength,
          durationMs: performance.now() - start,
        },
      };
    } catch (error) {
      return {
        response: undefined,
        failure: describeFailure(error),
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

  async #read(response: Response): Promise<ReceivedResponse> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    const contentType = response.headers.get('Content-Type');
    const text = isTextType(contentType) ? new TextDecoder().decode(bytes) : '';
    const json = contentType?.includes('json') ? this.#parseJson(text) : undefined;
    return { status: response.status, headers: response.headers, bytes, text, json };
  }

  /** Parses JSON, and redacts the tokens in it, such as those of a login, from now on. */
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
