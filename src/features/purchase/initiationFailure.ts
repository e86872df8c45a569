import type { RequestFailure } from '@/api/errors';
import type { Features } from '@/config/switches';
import { loginRequiredMessages } from '@/config/messages';
import { paymentMessages } from '@/config/paymentMessages';

/** The message for a payment that could not start. */
export type InitiationFailure = { text: string; needsLogin: boolean };

const statusTexts: Partial<Record<number, string>> = {
  404: paymentMessages.projectNotFound,
  500: paymentMessages.serverError,
};

/**
 * Explains why a payment could not be started (specification, section 8). A 401 always asks for
 * login; the switch `paymentErrors` decides between the server's message and the text of the
 * status.
 */
export function explainInitiationFailure(
  { status, message }: RequestFailure,
  precedence: Features['paymentErrors'] = 'message',
): InitiationFailure {
  if (status === null) return { text: paymentMessages.unreachable, needsLogin: false };
  if (status === 401) return { text: loginRequiredMessages.purchase, needsLogin: true };
  const byMessage = message ? paymentMessages.rejected(message) : undefined;
  const byStatus = statusTexts[status];
  const [first, second] = precedence === 'message' ? [byMessage, byStatus] : [byStatus, byMessage];
  const text =
    first ?? second ?? paymentMessages.notInitiated(`Request failed with status code ${status}`);
  return { text, needsLogin: false };
}
