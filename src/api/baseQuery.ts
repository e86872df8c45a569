import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  retry,
} from '@reduxjs/toolkit/query';
import { env } from '@/config/env';
import { pause } from '@/lib/pause';
import { reportsFailure, toRequestFailure } from './errors';
import { isDocumented } from './responseShapes';

const MAXIMUM_RETRIES = 1;
const RETRY_DELAY_MS = 300;
/** The longest wait that the shop takes upon itself; a longer one is left to the person. */
const LONGEST_WAIT_MS = 10_000;
const BUSY = [429, 503];
const RESPONSE_TIMEOUT_MS = 30_000;
/** The speed of a line on which a file still gets through, in bytes per millisecond: 64 kbit/s. */
const SLOWEST_LINE = 8;

/** What the store passes to the API as thunk extra argument, so that `api` does not depend on the store. */
export type ApiContext = {
  /** Returns the current bearer token, or null. */
  getToken: () => string | null;
  /** Called when a request that carried `token` gets a 401 response. */
  onUnauthorized: (token: string) => void;
  /** Called before a wait that the backend asks for, in milliseconds; the request is sent again after it. */
  onWait: (waitMs: number) => void;
  /** The backend, where it is not that of config.json. */
  host?: string;
};

/** Options that an endpoint may pass to the base query. */
export type ApiExtraOptions = {
  /** Whether the request goes to the public host when one is configured (section 7). */
  usesPublicHost?: boolean;
  /** The documented operation whose responses arrive, if the endpoint has another name. */
  operation?: string;
  /** What a write changes, if writes of other paths change it too. */
  changes?: string;
  /** Whether a write may be sent again after a refusal that asks to wait; by default by its method. */
  isRepeatable?: boolean;
};

/** An error; `endsSession` if its token has become invalid, `retryAfterMs` if the response names a time. */
type ApiError = FetchBaseQueryError & { endsSession?: boolean; retryAfterMs?: number };

type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, ApiExtraOptions | undefined>;

/** Serializes query parameters; an array repeats its name. */
export function toQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) query.append(name, String(each));
    }
  }
  return query.toString();
}

const UNEXPECTED_RESPONSE: FetchBaseQueryError = {
  status: 'PARSING_ERROR',
  originalStatus: 200,
  data: '',
  error: 'The response does not have the documented fields',
};

const send = fetchBaseQuery({
  fetchFn: async (request) => (await takeEarlyResponse(request as Request)) ?? fetch(request),
  paramsSerializer: toQuery,
  prepareHeaders: (headers, { extra }) => {
    const token = (extra as ApiContext).getToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

/** Returns how long a Retry-After asks to wait, in seconds or until a date; undefined without one. */
function waitOf(headers: Headers | undefined): number | undefined {
  const retryAfter = headers?.get('Retry-After');
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  // A date is one of the server's clock, if that can be read.
  const now = Date.parse(headers?.get('Date') ?? '') || Date.now();
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const sendToHost: ApiBaseQuery = async (request, api, extraOptions) => {
  const context = api.extra as ApiContext;
  const token = context.getToken();
  const { url, ...rest } = typeof request === 'string' ? { url: request } : request;
  const configured = (extraOptions?.usesPublicHost && env.publicApiHost) || env.apiHost;
  const host = context.host ?? configured;
  // Sending a file takes as long as the line needs; the limit is for the silence after it.
  const sending = rest.body instanceof Blob ? rest.body.size / SLOWEST_LINE : 0;
  const timeout = RESPONSE_TIMEOUT_MS + sending;
  const response = await send({ timeout, ...rest, url: `${host}${url}` }, api, {});
  if (response.error) {
    if (toRequestFailure(response.error).status !== 401 || !token) {
      const retryAfterMs = waitOf(response.meta?.response?.headers);
      return retryAfterMs === undefined
        ? response
        : { ...response, error: { ...response.error, retryAfterMs } };
    }
    // Ending the session aborts requests in flight, so let the caller get this response first.
    setTimeout(() => context.onUnauthorized(token));
    return { ...response, error: { ...response.error, endsSession: true } };
  }
  const { meta } = response;
  // Where the document requires no field, the body may be missing.
  const data = response.data ?? {};
  if (reportsFailure(data)) return { error: { status: 200, data }, meta };
  if (isDocumented(extraOptions?.operation ?? api.endpoint, data)) return { data, meta };
  return { error: UNEXPECTED_RESPONSE, meta };
};

const WRITES: readonly unknown[] = ['PUT', 'DELETE'];

/** Returns whether sending a request again does nothing twice. */
function isRepeatable({ method, headers }: Partial<FetchArgs>, isQuery: boolean): boolean {
  const hasKey =
    (headers as Record<string, unknown> | undefined)?.['Idempotency-Key'] !== undefined;
  return isQuery || WRITES.includes(method) || hasKey;
}

/** Sends a request; once more after a wait of a few seconds that a busy backend asks for. */
const sendPatiently: ApiBaseQuery = async (request, api, extraOptions) => {
  const response = await sendToHost(request, api, extraOptions);
  const { status, retryAfterMs = Infinity } = response.error ?? {};
  const args = typeof request === 'string' ? {} : request;
  const mayRepeat = extraOptions?.isRepeatable ?? isRepeatable(args, api.type === 'query');
  const isPatient = mayRepeat && BUSY.includes(Number(status)) && retryAfterMs <= LONGEST_WAIT_MS;
  const isAborted = () => api.signal.aborted;
  if (!isPatient || isAborted()) return response;
  const waitMs = Math.max(retryAfterMs, RETRY_DELAY_MS);
  (api.extra as ApiContext).onWait(waitMs);
  await pause(waitMs, api.signal);
  return isAborted() ? response : sendToHost(request, api, extraOptions);
};

/** The last write of each state that is under way, named by its path or by its endpoint, for each store. */
const writesOf = new WeakMap<ApiContext, Map<string, Promise<unknown>>>();

/** Sends writes of one state one after another, so that the last one decides, however slow the first is. */
const sendInTurn: ApiBaseQuery = async (request, api, extraOptions) => {
  const now = () => sendPatiently(request, api, extraOptions);
  const { url, method } = typeof request === 'string' ? { url: request } : request;
  const changed = extraOptions?.changes ?? (WRITES.includes(method) && url);
  if (!changed) return now();
  const context = api.extra as ApiContext;
  const writes = writesOf.get(context) ?? new Map<string, Promise<unknown>>();
  writesOf.set(context, writes);
  const write = Promise.resolve(writes.get(changed)).then(now, now);
  writes.set(changed, write);
  try {
    return await write;
  } finally {
    if (writes.get(changed) === write) writes.delete(changed);
  }
};

/** Whether a retry may help: no response, a late or unreadable one, or a failure without a time to wait. */
function isTransient(error: ApiError): boolean {
  const { status } = toRequestFailure(error);
  if (error.retryAfterMs !== undefined) return false;
  return status === null || status < 400 || status >= 500;
}

/** Sends requests to the API host with the bearer token; retries a failed query once. */
export const baseQuery = retry(sendInTurn, {
  retryCondition: (error, _request, { attempt, baseQueryApi }) =>
    attempt <= MAXIMUM_RETRIES && baseQueryApi.type === 'query' && isTransient(error as ApiError),
  backoff: (_attempt, _maximum, signal) => pause(RETRY_DELAY_MS, signal),
});

/** How long after navigation an early response may be used, in milliseconds. */
const MAXIMUM_AGE_MS = 30_000;

declare global {
  interface Window {
    /** A guest's request that the HTML sends while the scripts load. */
    earlyRequest?: {
      /** The path and query below the API host. */
      path: string;
      /** Undefined if the request turned out not to be for a guest. */
      response: Promise<Response | undefined>;
    };
  }
}

/**
 * Returns a promise of the response to a request that the HTML has already sent; undefined for any
 * other request. Each response is returned only once, so later requests reach the backend.
 */
export function takeEarlyResponse(request: Request): Promise<Response | undefined> | undefined {
  // There is no window where pages are prerendered.
  const early = typeof window === 'undefined' ? undefined : window.earlyRequest;
  if (!early) return undefined;
  const address = new URL(`${env.apiHost}${early.path}`, window.location.href);
  if (request.url !== address.href || request.headers.has('Authorization')) return undefined;
  delete window.earlyRequest;
  return performance.now() < MAXIMUM_AGE_MS ? early.response : undefined;
}
