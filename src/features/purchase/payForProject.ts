import { requestPurchaseStatus, type PurchaseStatus } from '@/api/catalogApi';
import { messageOf, reportsFailure, toRequestFailure, type RequestFailure } from '@/api/errors';
import { requestPaymentOrder, type PaymentOrder } from '@/api/paymentsApi';
import type { AppStore } from '@/store';
import { getFeatures } from '@/config/features';
import { selectUser } from '@/features/auth';
import { logFailure } from '@/lib/log';
import { parseRupees, toPaise } from '@/lib/money';
import { runInOneTab } from '@/lib/tabLock';
import { checkDismissedOrder, checkInterruptedOrder } from './checkInterruptedOrder';
import { explainInitiationFailure } from './initiationFailure';
import { openCheckout } from './openCheckout';
import { formNotLoaded, notStarted, refused, type PaymentOutcome } from './paymentOutcome';
import { paymentLock } from './paymentLock';
import {
  checkoutOpened,
  orderDismissed,
  paymentClosed,
  paymentMade,
  selectOpenedOrders,
  selectUnverifiedPayments,
  type UnverifiedPayment,
} from './unverifiedPaymentsSlice';
import { verifyPayment } from './verifyPayment';

const PRICE_CHANGED = 'the price has changed. Please reload the page and try again.';
const ORDER_UNUSABLE = 'the order could not be read. Please try again later.';
const PAID_IN_ANOTHER_TAB = 'this project is being paid for in another tab.';

/** The project to buy, at the price shown, in rupees. */
export type PayableProject = { id: number; title: string; base_price: number | string };

type Payer = {
  store: AppStore;
  buyerId: number;
  /** Closes the checkout when it is aborted. */
  signal: AbortSignal;
  /** Called when the provider confirms the payment. */
  onPaid: () => void;
};

/** Maps the result of a verification to the outcome of the payment. */
const outcomeOf = {
  verified: 'paid',
  rejected: 'rejected',
  unknown: 'unverified',
  abandoned: 'abandoned',
} as const;

const isWord = (value: unknown) => typeof value === 'string' && value !== '';

/** Returns whether an unreadable response has a success status. */
const isSuccess = ({ status }: RequestFailure) => status !== null && status < 300;

/** Returns whether the response contains what the checkout needs. */
function isUsable(order: PaymentOrder | null): order is PaymentOrder {
  return order !== null && isWord(order.orderId) && isWord(order.key);
}

function isPaidUnverified({ id }: PayableProject, { store, buyerId }: Payer): boolean {
  const payments = selectUnverifiedPayments(store.getState(), buyerId);
  return payments.some(({ projectId }) => projectId === id);
}

/**
 * Returns the outcome of an earlier interrupted checkout of the project, or null if nothing was
 * paid in it.
 */
async function recallInterrupted(
  project: PayableProject,
  { store, buyerId }: Payer,
): Promise<PaymentOutcome | null> {
  const orders = selectOpenedOrders(store.getState(), buyerId);
  for (const order of orders.filter(({ projectId }) => projectId === project.id)) {
    const finding = await checkInterruptedOrder(order, store.dispatch);
    if (finding === 'paid') return { kind: 'owned' };
    if (finding === 'unknown' && !order.isDismissed) return { kind: 'interrupted' };
  }
  return null;
}

/** If the status is unknown, the order proceeds, because the backend itself rejects owners. */
async function isKnownOwned({ id }: PayableProject, store: AppStore): Promise<boolean> {
  try {
    const request = store.dispatch(requestPurchaseStatus(id));
    // A logout aborts the request, which leaves neither a status nor an error.
    return ((await request.unwrap()) as PurchaseStatus | undefined)?.hasPurchased ?? false;
  } catch (error) {
    if (toRequestFailure(error).status === 401) throw error;
    logFailure(`Checking whether project ${id} is owned`, error);
    return false;
  }
}

const hasLeft = ({ store, buyerId }: Payer) => selectUser(store.getState())?.id !== buyerId;

/** Opens the checkout and verifies the payment; rejects when the checkout cannot be loaded. */
async function checkOut(
  project: PayableProject,
  order: PaymentOrder,
  payer: Payer,
): Promise<PaymentOutcome> {
  const { store, buyerId, signal, onPaid } = payer;
  let payment: UnverifiedPayment | undefined;
  const bought = { userId: buyerId, projectId: project.id, title: project.title };
  const opened = { ...bought, orderId: order.orderId, openedAt: Date.now() };
  const isPaid = await openCheckout(order, {
    signal,
    onOpen: () => store.dispatch(checkoutOpened(opened)),
    onPaid: (success) => {
      payment = {
        ...bought,
        orderId: success.razorpay_order_id,
        paymentId: success.razorpay_payment_id,
        signature: success.razorpay_signature,
      };
      store.dispatch(paymentMade(payment));
      onPaid();
    },
  }).catch((error: unknown) => {
    store.dispatch(paymentClosed(opened));
    throw error;
  });
  if (!isPaid || !payment) {
    // The buyer did not close it, so it may still be paid in another app.
    if (signal.aborted) return { kind: 'abandoned' };
    store.dispatch(orderDismissed(opened));
    void checkDismissedOrder(opened, store.dispatch);
    return { kind: 'cancelled' };
  }
  // Verifying it with another user's token must not happen, so it waits for the buyer's next visit.
  if (hasLeft(payer)) return { kind: 'abandoned' };
  const { kind } = await verifyPayment(payment, store);
  return { kind: outcomeOf[kind] };
}

async function pay(project: PayableProject, payer: Payer): Promise<PaymentOutcome> {
  const { store, signal } = payer;
  let order: PaymentOrder;
  try {
    if (await isKnownOwned(project, store)) return { kind: 'owned' };
    if (hasLeft(payer)) return { kind: 'abandoned' };
    if (isPaidUnverified(project, payer)) return { kind: 'unverified' };
    const recalled = await recallInterrupted(project, payer);
    if (recalled) return recalled;
    const amount = parseRupees(project.base_price);
    order = await store.dispatch(requestPaymentOrder({ projectId: project.id, amount })).unwrap();
  } catch (error) {
    const failure = toRequestFailure(error);
    if (signal.aborted && failure.status !== 401) return { kind: 'abandoned' };
    if (isSuccess(failure)) return notStarted(ORDER_UNUSABLE);
    return {
      kind: 'notStarted',
      ...explainInitiationFailure(failure, getFeatures().paymentErrors),
    };
  }
  const refusal = reportsFailure(order) && messageOf(order);
  if (refusal) return refused(refusal);
  if (!isUsable(order)) return notStarted(ORDER_UNUSABLE);
  // The backend may send it as text, like other amounts.
  const amount = Number(order.amount);
  if (amount !== toPaise(project.base_price)) return notStarted(PRICE_CHANGED, 'newPrice');
  try {
    return await checkOut(project, { ...order, amount }, payer);
  } catch (error) {
    logFailure('Opening the checkout', error);
    return formNotLoaded();
  }
}

/**
 * Pays for a project (specification, section 4: Purchase): checks that it is neither owned nor
 * already paid for, including interrupted payments; creates an order; compares the price; opens the
 * checkout; verifies the payment. Returns early if another tab is paying for the same project. Never
 * rejects.
 */
export async function payForProject(
  project: PayableProject,
  payer: Payer,
): Promise<PaymentOutcome> {
  const lock = paymentLock({ userId: payer.buyerId, projectId: project.id });
  try {
    const outcome = await runInOneTab(lock, () => pay(project, payer));
    return outcome ?? notStarted(PAID_IN_ANOTHER_TAB, 'otherTab');
  } catch (error) {
    logFailure('Paying', error);
    return formNotLoaded();
  }
}
