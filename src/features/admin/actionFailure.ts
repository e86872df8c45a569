import { isNotOffered, toRequestFailure } from '@/api/errors';

/**
 * Describes why an admin action failed: the server's message for a rejected request, otherwise
 * `what` (such as 'The project could not be deleted') followed by advice.
 */
export function describeActionFailure(error: unknown, what: string): string {
  const failure = toRequestFailure(error);
  const { status, message } = failure;
  if (status !== null && status < 500 && message) return message;
  if (isNotOffered(failure)) return `${what}. Your backend does not offer this yet.`;
  if (status === null) {
    return `${what}. The server did not answer. Please check your connection and try again.`;
  }
  return `${what}. Please try again.`;
}
