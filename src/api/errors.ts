import { logFailure } from '@/lib/log';

/** Why a request failed, as far as a person has to be told. */
export type RequestFailure = {
  /** The HTTP status, or null when no usable answer came. */
  status: number | null;
  /** The server's own sentence, when it gave one. */
  message: string | null;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The server's own sentence in a body, or null when it gave none. */
export function messageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const { message, error } = body;
  const text = [message, error].find((entry) => typeof entry === 'string' && entry.trim() !== '');
  return typeof text === 'string' ? text.trim() : null;
}

/** Reads whatever a query or mutation was rejected with; never throws. */
export function toRequestFailure(error: unknown): RequestFailure {
  if (!isRecord(error)) return { status: null, message: null };
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (typeof status !== 'number') return { status: null, message: null };
  return { status, message: messageOf(error.data) };
}

/** True when a 2xx body says by `success: false` that it is none. */
export function isRefusal(body: unknown): body is { success: false; message?: unknown } {
  return isRecord(body) && body.success === false;
}

/** For a query whose failure has a silent fallback: logs it (specification, section 8, Fallbacks). */
export async function logWhenFailed(doing: string, request: PromiseLike<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    logFailure(doing, isRecord(error) ? error.error : error);
  }
}
