import {
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { StorageKey } from '@/config/browserStorage';
import { readStored, storedKeys } from '@/config/browserStorage';
import { useAuth } from '@/features/auth';
import { parseStored } from '@/lib/schemas';
import { type RootState, useAppSelector } from '@/store';
import type { StoredField } from '@/store/storedField';
import {
  idOf,
  isOpened,
  type KeptPayment,
  keptPayment,
  type MadePayment,
  type OpenedOrder,
} from './payment';

/** The state of the payments that are not settled. */
export type PaymentsState = {
  payments: KeptPayment[];
  /** False if the browser refused to store them, so they are lost with the page. */
  isStored: boolean;
};

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
    /** The backend has verified a payment, or it was never made, or its notice was dismissed. */
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
    /** Another tab changed the stored payments. */
    paymentsChangedElsewhere(state, { payload }: PayloadAction<KeptPayment[]>) {
      state.payments = payload;
    },
    /** The browser stored the payments, or refused to. */
    paymentsStored(state, { payload: isStored }: PayloadAction<boolean>) {
      state.isStored = isStored;
    },
  },
});

const { paymentsChangedElsewhere, paymentsStored } = paymentsSlice.actions;
export const {
  checkoutOpened,
  orderCancelled,
  orderInterrupted,
  paymentClosed,
  paymentMade,
  paymentRefused,
} = paymentsSlice.actions;
export const paymentsReducer = paymentsSlice.reducer;

/** Matches what changes the kept payments, after which the tab may die at any moment. */
export const changesPayments = isAnyOf(
  checkoutOpened,
  orderCancelled,
  orderInterrupted,
  paymentClosed,
  paymentMade,
  paymentRefused,
);

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

/** What the browser refused to store of payments; cancelled orders are not worth staying for. */
export const selectUnstoredPayments = createSelector(
  [(state: Pick<RootState, 'payments'>) => state.payments],
  ({ payments, isStored }) =>
    isStored ? [] : payments.filter(({ status }) => status !== 'cancelled'),
);

/** A project and the user who has paid for it. */
export type PaidProject = { userId: number; projectId: number; title: string };

/** The backend has verified the payment of a project. */
export const projectPaid = createAction<PaidProject>('buying/projectPaid');

/** It is not known yet whether a payment was made. */
export const paymentUnconfirmed = createAction('buying/paymentUnconfirmed');

/** The payment of an interrupted checkout turned out to be complete. */
export const paymentArrived = createAction<PaidProject>('buying/paymentArrived');

const KEY = 'payment';

const isPaymentKey = (key: string): key is StorageKey => key.startsWith(`${KEY}-`);

const keyOf = (payment: KeptPayment) => `${KEY}-${idOf(payment)}` as const;

const parse = (text: string | null) => parseStored(text, keptPayment);

/**
 * The payments in browser storage, each under a key of its own, which is written and removed as one:
 * so no tab can lose or restore what another tab keeps. What cannot be read may be another release's.
 */
export const storedPayments: StoredField<KeptPayment[]> = {
  name: 'payments',
  keys: () =>
    storedKeys()
      .filter(isPaymentKey)
      .filter((key) => parse(readStored(key)))
      .sort(),
  select: ({ payments }) => payments.payments,
  toTexts: (payments) =>
    new Map(payments.map((payment) => [keyOf(payment), JSON.stringify(payment)])),
  parse: (texts) => [...texts.values()].flatMap((text) => parse(text) ?? []),
  changedElsewhere: paymentsChangedElsewhere,
  isRemovedForGood: true,
  stored: paymentsStored,
};
