import { env } from '@/config/env';

/** How long after the start of the page its early response may be used. */
const MAXIMUM_AGE_MS = 30_000;

declare global {
  interface Window {
    /** A guest's request that the HTML sends beside the scripts of the page. */
    earlyRequest?: {
      /** The path and query below the API host. */
      path: string;
      /** Undefined if the request is not for guests after all. */
      response: Promise<Response | undefined>;
    };
  }
}

/**
 * Returns the response to a request that the document has sent already, as a promise; undefined for all
 * other requests. A response is handed out once, so that a later request always asks the backend.
 */
export function takeEarlyResponse(request: Request): Promise<Response | undefined> | undefined {
  const early = window.earlyRequest;
  if (!early) return undefined;
  const address = new URL(`${env.apiHost}${early.path}`, window.location.href);
  if (request.url !== address.href || request.headers.has('Authorization')) return undefined;
  delete window.earlyRequest;
  return performance.now() < MAXIMUM_AGE_MS ? early.response : undefined;
}
