import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeLists, type Versions } from '@/lib/mergeLists';
import type { RootState } from '@/store';

/** An order and its buyer. */
type Order = { userId: number; projectId: number; title: string; orderId: string };

/** An order whose checkout was opened; it is unknown whether it was paid. */
export type OpenedOrder = Order & {
  /** Milliseconds since 1970; distinguishes reopenings of an order. */
  openedAt: number;
  /** Whether the checkout was interrupted and its result could not be found out. */
  isInterrupted?: boolean;
  /** Whether the buyer closed the checkout after an attempt to pay, which may still succeed. */
  isDismissed?: boolean;
};

/** A payment that the provider has confirmed but the backend has not. */
export type UnverifiedPayment = Order & {
  paymentId: string;
  signature: string;
  /** Whether the backend has refused it; then it is kept only for support. */
  isRefused?: boolean;
};

/** A stored payment, from the opening of its checkout until it is settled. */
export type KeptPayment = OpenedOrder | UnverifiedPayment;

/** The state of the unverified payments. */
export type UnverifiedPaymentsState = {
  payments: KeptPayment[];
  /** False if the browser refused to store them, so they are lost with the page. */
  isStored: boolean;
};

/** Key of the unverified payments in browser storage. */
export const UNVERIFIED_PAYMENTS_STORAGE_KEY = 'unverified-payments';

const isOpened = (payment: KeptPayment): payment is OpenedOrder => 'openedAt' in payment;

/** Identifies a stored payment; each opening of an order counts separately. */
export const idOf = (payment: KeptPayment): string =>
  isOpened(payment) ? `${payment.orderId} ${payment.openedAt}` : payment.paymentId;

/** Merges the payments of two tabs that changed them at once. */
export const mergeUnverifiedPayments = (versions: Versions<KeptPayment[]>): KeptPayment[] =>
  mergeLists(versions, idOf);

const initialState: UnverifiedPaymentsState = { payments: [], isStored: true };

/** Creates a reducer that sets a flag of a stored payment. */
const mark =
  (flag: 'isInterrupted' | 'isDismissed' | 'isRefused') =>
  (state: UnverifiedPaymentsState, { payload }: PayloadAction<KeptPayment>) => {
    const payment = state.payments.find((each) => idOf(each) === idOf(payload));
    if (payment) Object.assign(payment, { [flag]: true });
  };

const unverifiedPaymentsSlice = createSlice({
  name: 'unverifiedPayments',
  initialState,
  reducers: {
    /** The checkout of an order is about to open; from now on, the order may be paid. */
    checkoutOpened(state, { payload }: PayloadAction<OpenedOrder>) {
      state.payments = state.payments.filter(
        (payment) => !isOpened(payment) || payment.orderId !== payload.orderId,
      );
      state.payments.push(payload);
    },
    /**
     * A payment is decided: the backend has verified it, or it was never made, or the buyer has
     * dismissed it.
     */
    paymentClosed(state, { payload }: PayloadAction<KeptPayment>) {
      state.payments = state.payments.filter((payment) => idOf(payment) !== idOf(payload));
    },
    /** The result of an opened order could not be found out. */
    orderInterrupted: mark('isInterrupted'),
    /** The buyer closed the checkout of an order, which may still be paid in another app. */
    orderDismissed: mark('isDismissed'),
    /** The provider confirmed a payment; its ids must survive until the backend has verified it. */
    paymentMade(state, { payload }: PayloadAction<UnverifiedPayment>) {
      const { orderId } = payload;
      state.payments = state.payments.filter(
        (payment) => !isOpened(payment) || payment.orderId !== orderId,
      );
      const isKnown = state.payments.some((payment) => idOf(payment) === payload.paymentId);
      if (!isKnown) state.payments.push(payload);
    },
    /** The backend refused a payment for good; the buyer may have been charged anyway. */
    paymentRefused: mark('isRefused'),
    /** Another tab changed the stored payments; both tabs' changes are merged. */
    unverifiedPaymentsChangedElsewhere(state, { payload }: PayloadAction<KeptPayment[]>) {
      state.payments = payload;
    },
    /** The browser stored the payments, or refused to. */
    paymentsStored(state, { payload: isStored }: PayloadAction<boolean>) {
      state.isStored = isStored;
    },
  },
});

export const {
  checkoutOpened,
  orderDismissed,
  orderInterrupted,
  paymentClosed,
  paymentMade,
  paymentRefused,
  paymentsStored,
  unverifiedPaymentsChangedElsewhere,
} = unverifiedPaymentsSlice.actions;
export const unverifiedPaymentsReducer = unverifiedPaymentsSlice.reducer;

declare module '@/store' {
  interface RootState {
    unverifiedPayments: UnverifiedPaymentsState;
  }
}

const makePaymentSelector = <Wanted extends KeptPayment>(
  isWanted: (payment: KeptPayment) => payment is Wanted,
) =>
  createSelector(
    [
      (state: Pick<RootState, 'unverifiedPayments'>) => state.unverifiedPayments.payments,
      (_state: Pick<RootState, 'unverifiedPayments'>, userId: number | undefined) => userId,
    ],
    (payments, userId) => payments.filter((each) => each.userId === userId).filter(isWanted),
  );

/** The payments of a user that await verification. */
export const selectUnverifiedPayments = makePaymentSelector(
  (payment): payment is UnverifiedPayment => !isOpened(payment) && !payment.isRefused,
);

/** The payments of a user that the backend has refused. */
export const selectRefusedPayments = makePaymentSelector(
  (payment): payment is UnverifiedPayment => !isOpened(payment) && payment.isRefused === true,
);

/** The orders of a user whose checkout was opened and has not ended. */
export const selectOpenedOrders = makePaymentSelector(isOpened);

/** The interrupted orders of a user whose result could not be found out. */
export const selectInterruptedOrders = makePaymentSelector(
  (payment): payment is OpenedOrder => isOpened(payment) && payment.isInterrupted === true,
);

/**
 * The payments that the browser refused to store, which are lost with the page. Orders that the
 * buyer cancelled are not worth staying for.
 */
export const selectUnstoredPayments = createSelector(
  [(state: Pick<RootState, 'unverifiedPayments'>) => state.unverifiedPayments],
  ({ payments, isStored }) =>
    isStored ? [] : payments.filter((payment) => !isOpened(payment) || !payment.isDismissed),
);

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';

function isKeptPayment(value: unknown): value is KeptPayment {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const isOrder =
    Number.isSafeInteger(fields.userId) &&
    Number.isSafeInteger(fields.projectId) &&
    isFilled(fields.title) &&
    isFilled(fields.orderId);
  if (!isOrder) return false;
  return 'openedAt' in fields
    ? Number.isSafeInteger(fields.openedAt) &&
        isFlag(fields.isInterrupted) &&
        isFlag(fields.isDismissed)
    : isFilled(fields.paymentId) && isFilled(fields.signature) && isFlag(fields.isRefused);
}

/** Parses the stored payments, a JSON list; invalid and duplicate entries are dropped. */
export function parseUnverifiedPayments(text: string | null): KeptPayment[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    const payments = Array.isArray(parsed) ? parsed.filter(isKeptPayment) : [];
    return [...new Map(payments.map((payment) => [idOf(payment), payment])).values()];
  } catch {
    return [];
  }
}
