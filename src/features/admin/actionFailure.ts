import { toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';

/**
 * Says why something that an admin wanted did not happen: in the server's words when it refused, and
 * otherwise as `what`, such as 'The project could not be deleted', with what to do about it.
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
