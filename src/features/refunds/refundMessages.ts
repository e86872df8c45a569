import { REFUND_TIMINGS } from '@/config/policyFigures';
import { refundLimits as limits } from '@/config/refundReasons';

/** The messages about refunds and invoices, which are extensions of the specification. */
export const refundMessages = {
  sent: `Your request was sent. The review takes ${REFUND_TIMINGS.review}.`,
  sendFailed: 'Your request could not be sent. Nothing you typed is lost; please try again.',
  unreachable:
    'No answer came from the server. Nothing you typed is lost; check your connection and try again.',
  notYours:
    'This payment belongs to another account. Log in with the account that paid, and try again there.',
  conflict: (message: string) => `${message}. Reload the page to see where the payment stands.`,
  until: (day: string) => `Refund until ${day}`,
  reasonUntil: (moment: string) => `until ${moment}`,
  reasonEnded: (moment: string) => `ended ${moment}`,
  reasonExcluded: 'not possible any more',
  excludedByDownload: 'not possible after a download',
  reasonRequired: 'Please choose a reason',
  textRequired: 'Please describe what is wrong',
  textTooShort: `Please describe what is wrong in at least ${limits.textMin} characters`,
  textTooLong: `Your description can have at most ${limits.textMax} characters`,
  noteRequired: 'Please tell the buyer why the refund is declined',
  noteTooLong: `The note can have at most ${limits.noteMax} characters`,
  review: `The review takes ${REFUND_TIMINGS.review}; until then the project stays yours.`,
  payout: `Processing takes ${REFUND_TIMINGS.processing} and your bank ${REFUND_TIMINGS.bank}. The money goes to the original payment method.`,
} as const;

/** The messages of the form that issues an invoice. */
export const invoiceMessages = {
  issued: (number?: string) =>
    `Invoice ${number ? `${number} ` : ''}was issued. You can open it again from your payments.`,
  nameRequired: 'Please give the name of the business',
  nameTooLong: 'The name can have at most 120 characters',
  gstinRequired: 'Please give the GSTIN of the business',
  gstinInvalid: 'This is not a valid GSTIN. Please compare it with your certificate',
  failed: 'The invoice could not be issued. Nothing you typed is lost; please try again.',
} as const;
