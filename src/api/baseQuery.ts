import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { env } from '@/config/env';
import { toQuery } from './address';
import type { ApiContext } from './context';
import { takeEarlyResponse } from './earlyResponse';
import { toRequestFailure } from './errors';
import { readColumns } from './readColumns';
import { hasShape, type ResponseShape } from './responseShape';

const MAXIMUM_RETRIES = 1;
const RETRY_DELAY_MS = 300;
const RESPONSE_TIMEOUT_MS = 30_000;

/** Options that an endpoint may pass to the base query. */
export type ApiExtraOptions = {
  /** Whether the request goes to the public host when one is configured (section 7). */
  usesPublicHost?: boolean;
  /** Fields that a response must contain; any other response is a failure. */
  expects?: ResponseShape;
};

type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ApiExtraOptions>;

const UNEXPECTED_RESPONSE: FetchBaseQueryError = {
  status: 'PARSING_ERROR',
  originalStatus: 200,
  data: '',
  error: 'The response does not have the expected fields',
};

const send = fetchBaseQuery({
  fetchFn: async (request) => (await takeEarlyResponse(request as Request)) ?? fetch(request),
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
  if (toRequestFailure(response.error).status === 401 && token) {
    // Ending the session aborts requests in flight, so let the caller get this response first.
    setTimeout(() => context.onUnauthorized(token));
  }
  if (response.error) return response;
  const data = readColumns(response.data);
  if (extraOptions?.expects && !hasShape(data, extraOptions.expects)) {
    return { error: UNEXPECTED_RESPONSE, meta: response.meta };
  }
  return { data, meta: response.meta };
};

/**
 * Returns true when a retry may help: there was no response, it was late or unreadable, or the
 * server failed.
 */
function isTransient(error: FetchBaseQueryError): boolean {
  const { status } = toRequestFailure(error);
  return status === null || status < 400 || status >= 500;
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
