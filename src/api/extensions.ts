import type { RequestFailure } from './errors';

/** Statuses with which a backend says that it does not have an extension of the specification. */
const NOT_OFFERED = [404, 501];

/** True when an extension's call was answered as by a backend that lacks it. */
export function isNotOffered({ status }: RequestFailure): boolean {
  return status !== null && NOT_OFFERED.includes(status);
}
