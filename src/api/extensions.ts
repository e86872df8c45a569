import type { RequestFailure } from './errors';

/** Statuses of a backend that does not implement an extension of the specification. */
const NOT_OFFERED = [404, 501];

/** Returns true when a request failed because the backend does not implement the extension. */
export function isNotOffered({ status }: RequestFailure): boolean {
  return status !== null && NOT_OFFERED.includes(status);
}
