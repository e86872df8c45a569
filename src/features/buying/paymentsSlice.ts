import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useAuth } from '@/features/auth';
import { mergeLists, type Versions } from '@/lib/mergeLists';
import { useAppSelector, type RootState } from '@/store';
import { idOf, isOpened, type KeptPayment, type MadePayment, type OpenedOrder } from './payment';

/** The state of the payments that are not settled. */
export type PaymentsState = {
  payments: KeptPayment[];
  /** False if the browser refused to store them, so they are lost with the page. */
  isStored: boolean;
};

/** Key of the payments in browser storage. */
export const PAYMENTS_STORAGE_KEY = 'unverified-payments';

/** Merges the payments of two tabs that changed them at once. */
export const mergePayments = (versions: Versions<KeptPayment[]>): KeptPayment[] =>
  mergeLists(versions, idOf);

const initialState: PaymentsState = { payments: [], isStored: true };

/** Creates a reducer that changes the status of a stored payment. */
const changeTo =
  (status: KeptPayment['status']) =>
  (state: PaymentsState, { payload }: PayloadAction<KeptPayment>) => {
    const payment = state.payments.find((each) => idOf(each) === idOf(payload));
    if (payment) payment.status = status;
  };

const paymentsSlice = createSlice({
  name: 'payments',
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
     * dismissed the notice of it.
     */
    paymentClosed(state, { payload }: PayloadAction<KeptPayment>) {
      state.payments = state.payments.filter((payment) => idOf(payment) !== idOf(payload));
    },
    /** The result of an opened order could not be found out. */
    orderInterrupted: changeTo('interrupted'),
    /** The buyer closed the checkout of an order, which may still be paid in another app. */
    orderCancelled: changeTo('cancelled'),
    /** The provider confirmed a payment; its ids must survive until the backend has verified it. */
    paymentMade(state, { payload }: PayloadAction<MadePayment>) {
      const { orderId } = payload;
      state.payments = state.payments.filter(
        (payment) => !isOpened(payment) || payment.orderId !== orderId,
      );
      const isKnown = state.payments.some((payment) => idOf(payment) === payload.paymentId);
      if (!isKnown) state.payments.push(payload);
    },
    /** The backend refused a payment for good; the buyer may have been charged anyway. */
    paymentRefused: changeTo('refused'),
    /** Another tab changed the stored payments; both tabs' changes are merged. */
    paymentsChangedElsewhere(state, { payload }: PayloadAction<KeptPayment[]>) {
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
  orderCancelled,
  orderInterrupted,
  paymentClosed,
  paymentMade,
  paymentRefused,
  paymentsStored,
  paymentsChangedElsewhere,
} = paymentsSlice.actions;
export const paymentsReducer = paymentsSlice.reducer;

declare module '@/store' {
  interface RootState {
    payments: PaymentsState;
  }
}

/** The stored payments of a user; none for a guest. */
export const selectPayments = createSelector(
  [
    (state: Pick<RootState, 'payments'>) => state.payments.payments,
    (_state: Pick<RootState, 'payments'>, userId: number | undefined) => userId,
  ],
  (payments, userId) => payments.filter((each) => each.userId === userId),
);

/** Returns the signed-in user's payments that are not settled. */
export function usePayments(): KeptPayment[] {
  const { user } = useAuth();
  return useAppSelector((state) => selectPayments(state, user?.id));
}

/**
 * The payments that the browser refused to store, which are lost with the page. Orders that the
 * buyer cancelled are not worth staying for.
 */
export const selectUnstoredPayments = createSelector(
  [(state: Pick<RootState, 'payments'>) => state.payments],
  ({ payments, isStored }) =>
    isStored ? [] : payments.filter(({ status }) => status !== 'cancelled'),
);

/** A project and the user who has paid for it. */
type PaidProject = { userId: number; projectId: number; title: string };

/** The backend has verified the payment of a project. */
export const projectPaid = createAction<PaidProject>('buying/projectPaid');

/** The payment of an interrupted checkout turned out to be complete. */
export const paymentArrived = createAction<PaidProject>('buying/paymentArrived');

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/** Statuses by the flags that earlier releases stored; such a payment must not be lost. */
function statusOf({ status, ...flags }: Record<string, unknown>): unknown {
  if (status !== undefined) return status;
  if (flags.isRefused) return 'refused';
  if (flags.isInterrupted) return 'interrupted';
  if (flags.isDismissed) return 'cancelled';
  return 'openedAt' in flags ? 'opened' : 'unverified';
}

/** Reads a stored payment; null if it is damaged. */
function toKeptPayment(value: unknown): KeptPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { userId, projectId, title, orderId, openedAt, paymentId, signature } = fields;
  const status = statusOf(fields);
  // In the order in which they are stored, so that a tab does not store again what it receives.
  const order = { userId, projectId, title, status, orderId };
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(projectId)) return null;
  if (!isFilled(title) || !isFilled(orderId)) return null;
  if (status === 'unverified' || status === 'refused') {
    const isMade = isFilled(paymentId) && isFilled(signature);
    return isMade ? ({ ...order, paymentId, signature } as MadePayment) : null;
  }
  const isOrder = status === 'opened' || status === 'cancelled' || status === 'interrupted';
  return isOrder && Number.isSafeInteger(openedAt) ? ({ ...order, openedAt } as OpenedOrder) : null;
}

/** Parses the stored payments, a JSON list; invalid and duplicate entries are dropped. */
export function parseStoredPayments(text: string | null): KeptPayment[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    const payments = (Array.isArray(parsed) ? parsed : []).map(toKeptPayment);
    const valid = payments.filter((payment) => payment !== null);
    return [...new Map(valid.map((payment) => [idOf(payment), payment])).values()];
  } catch {
    return [];
  }
}
