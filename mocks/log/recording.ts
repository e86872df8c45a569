import type { Entry, Har } from 'har-format';
import { REDACTED } from './redact';

/** Headers that belong to the recorded connection or origin. */
const LEFT_OUT =
  /^(:.*|content-encoding|content-length|transfer-encoding|set-cookie|access-control-.*)$/;
const WITHOUT_BODY = [204, 205, 304];
/** The status of a call that got no response. */
const BROKEN = 0;

const keyOf = (method: string, url: string) => {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
};

/** Returns whether a response is complete: with its body, and with what was secret in it. */
function isComplete({ status, content }: Entry['response']): boolean {
  if (status === BROKEN || status === 204) return true;
  return (
    status >= 200 &&
    status !== 304 &&
    content.text !== undefined &&
    !content.text.includes(REDACTED)
  );
}

function toResponse({ status, headers, content }: Entry['response']): Response {
  const kept = headers.filter(({ name }) => !LEFT_OUT.test(name.toLowerCase()));
  const { text = '', encoding } = content;
  const bytes = () => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const body = encoding === 'base64' ? bytes() : text;
  return new Response(WITHOUT_BODY.includes(status) ? null : body, {
    status,
    headers: kept.map(({ name, value }): [string, string] => [name, value]),
  });
}

/**
 * The responses of an HTTP Archive. Each request with the same method, path and query gets the next
 * recorded one; the last one stays.
 */
export class Recording {
  readonly #responses = new Map<string, Entry['response'][]>();
  readonly #taken = new Map<string, number>();

  /** Parses an archive of unknown origin; throws an error message if it is none or lacks responses. */
  constructor(value: unknown) {
    const entries = (value as Partial<Har> | null | undefined)?.log?.entries;
    if (!Array.isArray(entries)) throw new TypeError('This file contains no HTTP Archive');
    for (const { request, response } of entries.filter(({ response }) => isComplete(response))) {
      const key = keyOf(request.method, request.url);
      this.#responses.set(key, [...(this.#responses.get(key) ?? []), response]);
    }
    if (this.size === 0) throw new TypeError('This HTTP Archive contains no complete response');
  }

  /** The number of recorded responses. */
  get size(): number {
    return [...this.#responses.values()].flat().length;
  }

  /** Returns the next response to a request; null if its connection broke, undefined if there is none. */
  take({ method, url }: Pick<Request, 'method' | 'url'>): Response | null | undefined {
    const key = keyOf(method, url);
    const responses = this.#responses.get(key);
    if (!responses) return undefined;
    const taken = this.#taken.get(key) ?? 0;
    this.#taken.set(key, taken + 1);
    const response = responses[Math.min(taken, responses.length - 1)]!;
    return response.status === BROKEN ? null : toResponse(response);
  }

  /** Starts again with the first responses. */
  rewind(): void {
    this.#taken.clear();
  }
}
