import { env } from '@/config/env';

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
  const early = window.earlyRequest;
  if (!early) return undefined;
  const address = new URL(`${env.apiHost}${early.path}`, window.location.href);
  if (request.url !== address.href || request.headers.has('Authorization')) return undefined;
  delete window.earlyRequest;
  return performance.now() < MAXIMUM_AGE_MS ? early.response : undefined;
}
