import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { env } from '@/config/env';
import type { ApiContext } from './context';

const MAXIMUM_RETRIES = 1;
const RETRY_DELAY_MS = 300;
const RESPONSE_TIMEOUT_MS = 30_000;

/** Options that an endpoint may pass to the base query. */
export type ApiExtraOptions = {
  /** Whether the request goes to the public host when one is configured (section 7). */
  usesPublicHost?: boolean;
};

type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ApiExtraOptions>;

/** Writes the parameters of a query; an array repeats its name. */
function toQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) query.append(name, String(each));
    }
  }
  return query.toString();
}

const send = fetchBaseQuery({
  paramsSerializer: toQuery,
  timeout: RESPONSE_TIMEOUT_MS,
  prepareHeaders: (headers, { extra }) => {
    const token = (extra as ApiContext).getToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

const sendToHost: ApiBaseQuery = async (request, api, extraOptions) => {
  const context = api.extra as ApiContext;
  const token = context.getToken();
  const { url, ...rest } = typeof request === 'string' ? { url: request } : request;
  const host = (extraOptions?.usesPublicHost && env.publicApiHost) || env.apiHost;
  const response = await send({ ...rest, url: `${host}${url}` }, api, {});
  if (response.error?.status === 401 && token) {
    // Ending the session aborts requests in flight, so let the caller get this response first.
    setTimeout(() => context.onUnauthorized(token));
  }
  return response;
};

/** Returns true when a retry may help: there was no response, or the server failed. */
function isTransient(error: FetchBaseQueryError): boolean {
  return (
    error.status === 'FETCH_ERROR' || (typeof error.status === 'number' && error.status >= 500)
  );
}

/** Sends requests to the API host with the bearer token; retries a failed query once. */
export const baseQuery = retry(sendToHost, {
  retryCondition: (error, _request, { attempt, baseQueryApi }) =>
    attempt <= MAXIMUM_RETRIES &&
    baseQueryApi.type === 'query' &&
    isTransient(error as FetchBaseQueryError),
  backoff: (_attempt, _maximum, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, RETRY_DELAY_MS);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
});
