import type { RequestFailure } from '@/api/errors';
import type { Features } from '@/config/switches';
import { toastShown } from '@/features/toasts';
import type { AppDispatch } from '@/store';
import type { CheckoutStep } from './checkoutSlice';
import { loginRequiredMessages, successMessages } from './messages';
import type { AttemptStatus, PaymentFailure, PaymentResult } from './payment';
import { paymentMessages } from './paymentMessages';
import { type PaidProject, projectPaid } from './paymentsSlice';

type ToastText = { type: 'blank' | 'error' | 'success'; text: string };

type StatusText = {
  /** The toast after an attempt to pay. */
  toast?: ToastText;
  /** The mark of a step of the checkout. */
  label?: { text: string; color?: 'error' | 'success' | 'warning' };
};

/** What the buyer sees of each status; a `notStarted` payment is told by its failure. */
export const attemptTexts: Record<AttemptStatus, StatusText> = {
  waiting: { label: { text: 'Waiting' } },
  opened: {},
  cancelled: {
    toast: { type: 'blank', text: paymentMessages.cancelled },
    label: { text: 'Not paid' },
  },
  interrupted: { toast: { type: 'blank', text: paymentMessages.interrupted } },
  unpaid: { toast: { type: 'blank', text: paymentMessages.notCharged } },
  unverified: {
    toast: { type: 'blank', text: paymentMessages.unverified },
    label: { text: 'Not confirmed', color: 'warning' },
  },
  refused: {
    toast: { type: 'error', text: paymentMessages.verificationFailed },
    label: { text: 'Not paid', color: 'error' },
  },
  paid: {
    toast: { type: 'success', text: successMessages.payment },
    label: { text: 'Paid', color: 'success' },
  },
  owned: {
    toast: { type: 'blank', text: paymentMessages.ownedAlready },
    label: { text: 'Owned already', color: 'success' },
  },
  notStarted: { label: { text: 'Not paid', color: 'error' } },
  skipped: { label: { text: 'Skipped' } },
  abandoned: {},
  outdated: {},
};

/** Returns the sentence that explains a failure (specification, section 8). */
export function paymentFailureText({ code, detail = '' }: PaymentFailure): string {
  switch (code) {
    case 'loginRequired':
      return loginRequiredMessages.purchase;
    case 'declined':
      return paymentMessages.rejected(detail);
    case 'otherStatus':
      return paymentMessages.notInitiated(`Request failed with status code ${detail}`);
    case 'unreachable':
    case 'projectNotFound':
    case 'serverError':
    case 'notConfirmed':
      return paymentMessages[code];
    case 'newPrice':
      return paymentMessages.notInitiated(paymentMessages.newPrice(detail));
    case 'otherTab':
    case 'orderUnusable':
    case 'formNotLoaded':
      return paymentMessages.notInitiated(paymentMessages[code]);
  }
}

/** Returns the toast that tells the buyer the result of an attempt to pay; undefined if none does. */
function resultToast(result: PaymentResult): ToastText | undefined {
  return result.status === 'notStarted'
    ? { type: 'error', text: paymentFailureText(result.failure) }
    : attemptTexts[result.status].toast;
}

/** Tells the buyer the result of a payment, and starts the download of a project that is paid. */
export const tellResult =
  (result: PaymentResult, bought: PaidProject, options?: Parameters<typeof toastShown>[2]) =>
  (dispatch: AppDispatch): void => {
    const toast = resultToast(result);
    if (toast) dispatch(toastShown(toast.type, toast.text, options));
    if (result.status === 'paid') dispatch(projectPaid(bought));
  };

const statusCodes: Partial<Record<number, PaymentFailure['code']>> = {
  404: 'projectNotFound',
  500: 'serverError',
};

/**
 * Explains why the backend created no order (specification, section 8). A 401 always asks for login;
 * the switch `paymentErrors` decides between the server's message and the text of the status.
 */
export function explainFailure(
  { status, message }: RequestFailure,
  precedence: Features['paymentErrors'] = 'message',
): PaymentFailure {
  if (status === null) return { code: 'unreachable' };
  if (status === 401) return { code: 'loginRequired' };
  const byMessage = message ? { code: 'declined' as const, detail: message } : undefined;
  const code = statusCodes[status];
  const byStatus = code && { code };
  const [first, second] = precedence === 'message' ? [byMessage, byStatus] : [byStatus, byMessage];
  return first ?? second ?? { code: 'otherStatus', detail: `${status}` };
}

/** Returns what a checkout step says about the last attempt to pay for it; null if nothing. */
export function stepText({ status, failure }: CheckoutStep): string | null {
  if (failure)
    return failure.code === 'newPrice' ? paymentMessages.repriced : paymentFailureText(failure);
  const isUnpaid = status === 'cancelled' || status === 'refused';
  return (isUnpaid && attemptTexts[status].toast?.text) || null;
}
