import { setTimeout as wait } from 'node:timers/promises';
import { describeBody, isTextType, readReceived } from './describeBody';
import { codeOf, describeFailure } from './failure';
import type { Redactor } from './redaction';
import type { OutgoingRequest } from './request';
import type { Exchange, ReceivedResponse } from './types';

/** Statuses of a request that is to be sent again: it was late, or one of too many. */
const AGAIN = [408, 429];
const UNAVAILABLE = 503;
/** Maximum number of retries of a request that is to be sent again or whose connection is closed. */
const MAX_RETRIES = 2;
const MAX_PAUSE_MS = 15_000;
const DEFAULT_PAUSE_MS = 1_000;
const BYTES_PER_MEGABYTE = 1_048_576;
/** Maximum body size in bytes: the largest file has 200 MB; a longer body counts as endless. */
const MAX_FILE_BYTES = 256 * BYTES_PER_MEGABYTE;
const MAX_TEXT_BYTES = 32 * BYTES_PER_MEGABYTE;

export type ClientOptions = {
  redactor: Redactor;
  /** Response timeout in milliseconds. */
  timeoutMs: number;
  /** Pause before each request in milliseconds, for backends with a rate limit. */
  delayMs: number;
};

/** The result of a request: the response, or why there is none. */
export type Outcome = { exchange: Exchange } & (
  | {
      response: ReceivedResponse;
      /** The last response that asked for another attempt, unless it is the result. */
      refusal?: ReceivedResponse | undefined;
    }
  | {
      response: undefined;
      failure: string;
      /** Whether the backend closed a keep-alive connection. */
      wasClosed: boolean;
    }
);

/** Matches the names of fields that contain a token, documented or not. */
const TOKEN_FIELD = /token$/i;

const CLOSED: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Returns how long a busy backend asks to wait, in milliseconds: `Retry-After` has seconds or an HTTP
 * date. Undefined for any response that need not be asked for again.
 */
function readPause({ status, headers }: ReceivedResponse): number | undefined {
  const asked = headers.get('Retry-After');
  const isBusy = AGAIN.includes(status) || (status === UNAVAILABLE && asked !== null);
  if (!isBusy) return undefined;
  const seconds = Number(asked ?? NaN);
  const pauseMs = Number.isNaN(seconds) ? Date.parse(asked ?? '') - Date.now() : seconds * 1000;
  return Math.min(pauseMs > 0 ? pauseMs : DEFAULT_PAUSE_MS, MAX_PAUSE_MS);
}

/** Reads a body, up to a limit that no correct response reaches. */
async function readBytes(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > limit) throw new Error(`a body without an end: more than ${limit} bytes`);
  }
  return Buffer.concat(chunks, length);
}

/** Sends requests and records each exchange for the reports. */
export class Client {
  constructor(readonly options: ClientOptions) {}

  /**
   * Sends a request. Retries it after the pause that a busy backend asks for, and on a fresh connection
   * if the backend closed a keep-alive one.
   */
  async send(request: OutgoingRequest): Promise<Outcome> {
    let refusal: ReceivedResponse | undefined;
    for (let attempt = 0; ; attempt += 1) {
      if (this.options.delayMs > 0) await wait(this.options.delayMs);
      const outcome = await this.#sendOnce(request);
      const { response } = outcome;
      const pauseMs = response ? readPause(response) : outcome.wasClosed ? 0 : undefined;
      if (pauseMs === undefined) return response ? { ...outcome, refusal } : outcome;
      if (attempt === MAX_RETRIES) return outcome;
      refusal = response ?? refusal;
      await wait(pauseMs);
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
      const responseBytes = received.bytes.byteLength;
      return {
        response: received,
        exchange: {
          ...sent,
          status: received.status,
          statusText: response.statusText,
          responseHeaders: redactor.headers(response.headers),
          // Computed on demand: few are ever shown, and a secret may be learned after the response.
          get responseBody() {
            return describeBody(redactor.body(received.text), responseBytes, contentType);
          },
          responseBytes,
          durationMs: performance.now() - start,
        },
      };
    } catch (error) {
      return {
        response: undefined,
        failure: describeFailure(error),
        wasClosed: CLOSED.includes(codeOf(error)),
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
    const contentType = response.headers.get('Content-Type');
    const limit = isTextType(contentType) ? MAX_TEXT_BYTES : MAX_FILE_BYTES;
    const bytes = await readBytes(response, limit);
    // From now on, the tokens in it, such as that of a login, are redacted.
    return readReceived(response.status, response.headers, bytes, (name, value) => {
      if (typeof value === 'string' && TOKEN_FIELD.test(name)) {
        this.options.redactor.learnToken(value);
      }
      return value;
    });
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
