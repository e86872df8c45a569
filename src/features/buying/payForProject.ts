import { renewProject, requestPurchaseStatus } from '@/api/catalogApi';
import { type RequestFailure, toRequestFailure } from '@/api/errors';
import { type PaymentOrder, requestPaymentOrder } from '@/api/paymentsApi';
import { getFeatures } from '@/config/features';
import { selectUser } from '@/features/auth';
import { logFailure } from '@/lib/log';
import { formatRupees, PAISE_PER_RUPEE, toPaise } from '@/lib/money';
import { runInOneTab } from '@/lib/tabLock';
import type { AppStore } from '@/store';
import {
  checkCancelledOrder,
  checkOrders,
  isUnauthorized,
  paymentLock,
  verifyAgain,
  verifyPayment,
} from './checkPayments';
import {
  isOpened,
  isUnverified,
  type MadePayment,
  notStarted,
  type OpenedOrder,
  type PaymentFailure,
  type PaymentResult,
} from './payment';
import {
  checkoutOpened,
  orderCancelled,
  paymentClosed,
  paymentMade,
  paymentUnconfirmed,
  selectPayments,
} from './paymentsSlice';
import { explainFailure } from './paymentTexts';
import type { PaymentProvider } from './provider';
import type { Reduction } from './ReducedPrice';

/** The project to buy, at the price shown, in rupees. */
export type PayableProject = { id: number; title: string; base_price: number };

type Payer = {
  store: AppStore;
  buyerId: number;
  /** Closes the checkout when it is aborted. */
  signal: AbortSignal;
  /** Called when the provider confirms the payment. */
  onPaid: () => void;
  /** Asks the buyer whether to pay less than the price shown. */
  confirmReduction: (reduction: Reduction) => Promise<boolean>;
  provider: PaymentProvider;
};

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns whether an unreadable response has a success status. */
const isSuccess = ({ status }: RequestFailure) => status !== null && status < 300;

/** Returns whether the backend refused the order for what it says, and not for who sends it. */
const isRefusal = ({ status }: RequestFailure) =>
  Math.floor((status ?? 0) / 100) === 4 && status !== 401;

const hasLeft = ({ store, buyerId }: Payer) => selectUser(store.getState())?.id !== buyerId;

/** The status by which the backend refuses to let an owner pay again. */
const OWNED_STATUS = 409;

/**
 * Asks whether the buyer owns the project, which also tells the page; null if not, or if nobody
 * knows, because the backend itself rejects owners. A session that has ended is told at once.
 */
async function findOwnership(
  { id }: PayableProject,
  { dispatch }: AppStore,
): Promise<PaymentResult | null> {
  const { data, error } = await dispatch(requestPurchaseStatus(id));
  if (data?.hasPurchased) return { status: 'owned' };
  return isUnauthorized(error) ? notStarted({ code: 'loginRequired' }) : null;
}

/**
 * Returns why the project must not be paid for: an earlier order has bought it, or is not settled,
 * or it is owned otherwise, which the page may not know yet: it may have been bought in another tab.
 * Null if nothing speaks against it.
 */
async function findObstacle(project: PayableProject, payer: Payer): Promise<PaymentResult | null> {
  const { id } = project;
  const { store, buyerId } = payer;
  const readPayments = () =>
    selectPayments(store.getState(), buyerId).filter(({ projectId }) => projectId === id);
  const finding = await checkOrders(id, readPayments().filter(isOpened), store.dispatch);
  const obstacle = finding.status === 'unpaid' ? await findOwnership(project, store) : finding;
  if (obstacle && obstacle.status !== 'interrupted') return obstacle;
  if (hasLeft(payer)) return { status: 'abandoned' };
  // One may have been made meanwhile, late or in another tab.
  if (readPayments().some(isUnverified)) return { status: 'unverified' };
  return obstacle;
}

/** Opens the checkout and verifies the payment; rejects when the checkout cannot be loaded. */
async function checkOut(
  project: PayableProject,
  order: PaymentOrder,
  payer: Payer,
): Promise<PaymentResult> {
  const { store, buyerId, signal, onPaid, provider } = payer;
  let payment: MadePayment | undefined;
  let isOver = false;
  const bought = { userId: buyerId, projectId: project.id, title: project.title };
  const opened: OpenedOrder = {
    ...bought,
    status: 'opened',
    orderId: order.orderId,
    openedAt: Date.now(),
  };
  const isPaid = await provider
    .openCheckout(order, {
      signal,
      onOpen: () => store.dispatch(checkoutOpened(opened)),
      onPaid: (confirmed) => {
        payment = { ...bought, status: 'unverified', ...confirmed };
        store.dispatch(paymentMade(payment));
        // A payment that succeeds after its checkout was closed has no one else to verify it.
        if (isOver && !hasLeft(payer)) void verifyAgain(payment, store, { namesOpen: true });
        onPaid();
      },
    })
    .catch((error: unknown) => {
      store.dispatch(paymentClosed(opened));
      throw error;
    });
  if (!isPaid || !payment) {
    isOver = true;
    store.dispatch(paymentUnconfirmed());
    // The buyer did not close it, so it may still be paid in another app.
    if (signal.aborted) return { status: 'abandoned' };
    store.dispatch(orderCancelled(opened));
    void checkCancelledOrder(opened, store.dispatch);
    return { status: 'cancelled' };
  }
  // Verifying it with another user's token must not happen, so it waits for the buyer's next visit.
  return hasLeft(payer) ? { status: 'abandoned' } : verifyPayment(payment, store);
}

/** Returns why an order must not be paid, whose amount differs; a lower one with a reason is for the buyer. */
async function findPriceObstacle(
  { base_price: price }: PayableProject,
  { amount, reductionReason: reason }: PaymentOrder,
  { confirmReduction, signal }: Payer,
): Promise<PaymentResult | null> {
  if (amount === toPaise(price)) return null;
  const isReduced = amount > 0 && amount < toPaise(price);
  if (!isReduced || !isWord(reason)) return notStarted({ code: 'newPrice' });
  if (await confirmReduction({ price, amount: amount / PAISE_PER_RUPEE, reason })) return null;
  return { status: signal.aborted ? 'abandoned' : 'cancelled' };
}

/**
 * Renews the page's copy of a project that was refused, since a refusal does not say whether the copy
 * is old; returns the failure of a price that differs from the one shown, or null.
 */
async function findNewPrice(
  { id, base_price: shown }: PayableProject,
  { dispatch }: AppStore,
): Promise<PaymentFailure | null> {
  const price = (await dispatch(renewProject(id)))?.base_price ?? shown;
  return price === shown ? null : { code: 'newPrice', detail: formatRupees(price) };
}

async function pay(project: PayableProject, payer: Payer): Promise<PaymentResult> {
  const { store, signal } = payer;
  const obstacle = await findObstacle(project, payer);
  if (obstacle) return obstacle;
  let order: PaymentOrder;
  try {
    const amount = project.base_price;
    order = await store.dispatch(requestPaymentOrder({ projectId: project.id, amount })).unwrap();
  } catch (error) {
    const failure = toRequestFailure(error);
    const ownership = failure.status === OWNED_STATUS ? await findOwnership(project, store) : null;
    if (ownership) return ownership;
    if (signal.aborted && failure.status !== 401) return { status: 'abandoned' };
    return notStarted(
      isSuccess(failure) && failure.message === null
        ? { code: 'orderUnusable' }
        : (isRefusal(failure) && (await findNewPrice(project, store))) ||
            explainFailure(failure, getFeatures().paymentErrors),
    );
  }
  const priceObstacle = await findPriceObstacle(project, order, payer);
  if (priceObstacle?.status !== 'notStarted')
    return priceObstacle ?? checkOut(project, order, payer);
  return notStarted((await findNewPrice(project, store)) ?? priceObstacle.failure);
}

/**
 * Pays for a project (specification, section 4: Purchase): checks that it is neither owned nor
 * already paid for, including interrupted payments; creates an order; compares the price; opens the
 * checkout; verifies the payment. Returns early if another tab is paying for the same project. Never
 * rejects.
 */
export async function payForProject(project: PayableProject, payer: Payer): Promise<PaymentResult> {
  const lock = paymentLock({ userId: payer.buyerId, projectId: project.id });
  try {
    const result = await runInOneTab(lock, () => pay(project, payer));
    return result ?? notStarted({ code: 'otherTab' });
  } catch (error) {
    logFailure('Opening the checkout', error);
    return notStarted({ code: 'formNotLoaded' });
  }
}
