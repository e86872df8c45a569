import { UnreadableFileError } from '@/lib/unreadableFile';
import { isSilent, toRequestFailure } from './errors';

/** What is said of a failed request, by its kind. */
export type FailureTexts = {
  /** Said unless another text applies. */
  failed: string;
  /** Said when no usable response came; by default `failed`. */
  unreachable?: string;
  /** Said of a status, before the server's message; `null` leaves it to the other texts. */
  byStatus?: Partial<Record<number, string | ((message: string | null) => string | null)>>;
  /** By default, the message of a server that refused the request; one that failed does not write for people. */
  quotes?: 'refusals' | 'all' | 'none';
};

/** Returns texts of a failed action, named as in 'The review could not be saved', with advice. */
const withAdvice = (what: string): FailureTexts => ({
  failed: `${what}. Please try again.`,
  unreachable: `${what}. The server did not answer. Please check your connection and try again.`,
});

/** Returns what to say of an error; null for nothing. A text as context names what failed, before advice. */
export function failureText(error: unknown, context: string | FailureTexts): string | null {
  if (isSilent(error)) return null;
  if (error instanceof UnreadableFileError) return error.message;
  const texts = typeof context === 'string' ? withAdvice(context) : context;
  const { failed, unreachable = failed, byStatus = {}, quotes = 'refusals' } = texts;
  const { status, message } = toRequestFailure(error);
  if (status === null) return unreachable;
  const given = byStatus[status];
  const isQuoted = quotes === 'all' || (quotes === 'refusals' && status < 500);
  return (
    (typeof given === 'function' ? given(message) : given) ?? ((isQuoted && message) || failed)
  );
}
