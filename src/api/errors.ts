import { isRecord } from '@/lib/isRecord';
import { logFailure } from '@/lib/log';

/** Why a request failed, in terms that users need. */
export type RequestFailure = {
  /** The HTTP status, or null without a usable response. */
  status: number | null;
  /** The server's message, or null when it sent none. */
  message: string | null;
};

/** Returns the server's message in a body, or null when there is none. */
export function messageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const { message, error } = body;
  const text = [message, error].find((entry) => typeof entry === 'string' && entry.trim() !== '');
  return typeof text === 'string' ? text.trim() : null;
}

/** Converts the error of a query or mutation; never throws. */
export function toRequestFailure(error: unknown): RequestFailure {
  if (!isRecord(error)) return { status: null, message: null };
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (typeof status !== 'number') return { status: null, message: null };
  return { status, message: messageOf(error.data) };
}

/** Statuses that ask for another attempt: timeout, too early, too many requests. */
const TEMPORARY_STATUSES = [408, 425, 429];

/**
 * Returns true when the backend itself has not answered a request for good: no response or an
 * unreadable one, a gateway's (502 and above), or one that asks for another attempt.
 */
export function isUnanswered(error: unknown): boolean {
  const { status } = toRequestFailure(error);
  if (status === null || status >= 502 || TEMPORARY_STATUSES.includes(status)) return true;
  return status < 400 && isRecord(error) && typeof error.data === 'string' && error.data !== '';
}

/** Statuses that say that the shop's copy is old: no longer the user's, gone, or changed meanwhile. */
const OUTDATED_STATUSES = [403, 404, 409, 410];

/** Returns true for a refusal that says that what the page shows is out of date. */
export const isOutdated = (error: unknown): boolean =>
  OUTDATED_STATUSES.includes(toRequestFailure(error).status ?? 0);

/** Returns the validation errors of a `FieldErrors` response by field; empty for any other error. */
export function toFieldErrors(error: unknown): Record<string, string> {
  const body = isRecord(error) ? error.data : null;
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
  const entries = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(entries);
}

/** Returns true when a 2xx body reports a failure by `success: false`. */
export function reportsFailure(body: unknown): body is { success: false; message?: unknown } {
  return isRecord(body) && body.success === false;
}

/** Returns true for a request that the shop itself aborted, as login and logout do. */
export const isAborted = (cause: unknown): boolean =>
  isRecord(cause) && cause.name === 'AbortError';

/** True for a failure of which nobody is told: the shop aborted the request, or its response ended the session. */
export const isSilent = (error: unknown): boolean =>
  isAborted(error) || (isRecord(error) && error.endsSession === true);

/** Logs the failure of a query that has a silent fallback (specification, section 8, Fallbacks). */
export async function logWhenFailed(doing: string, request: PromiseLike<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    const cause = isRecord(error) ? error.error : error;
    if (!isAborted(cause)) logFailure(doing, cause);
  }
}
