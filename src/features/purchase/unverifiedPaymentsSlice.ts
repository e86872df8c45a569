import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeLists, type Versions } from '@/lib/mergeLists';

/** A payment that the provider has confirmed but the backend has not, bound to its buyer. */
export type UnverifiedPayment = {
  userId: number;
  projectId: number;
  title: string;
  orderId: string;
  paymentId: string;
  signature: string;
  /** Whether the backend has refused it, so that it is kept for the support alone. */
  isRefused?: boolean;
};

/** The state of the unverified payments. */
export type UnverifiedPaymentsState = { payments: UnverifiedPayment[] };

/** Key of the unverified payments in browser storage. */
export const UNVERIFIED_PAYMENTS_STORAGE_KEY = 'unverified-payments';

/** Merges the payments of two tabs that changed them at once. */
export const mergeUnverifiedPayments = (
  versions: Versions<UnverifiedPayment[]>,
): UnverifiedPayment[] => mergeLists(versions, ({ paymentId }) => paymentId);

const initialState: UnverifiedPaymentsState = { payments: [] };

const unverifiedPaymentsSlice = createSlice({
  name: 'unverifiedPayments',
  initialState,
  reducers: {
    /**
     * The provider confirmed a payment, whose ids must not be lost until the backend has verified
     * it.
     */
    paymentMade(state, { payload }: PayloadAction<UnverifiedPayment>) {
      const isKnown = state.payments.some(({ paymentId }) => paymentId === payload.paymentId);
      if (!isKnown) state.payments.push(payload);
    },
    /** The backend has refused a payment for good; the buyer may have been charged all the same. */
    paymentRefused(state, { payload: paymentId }: PayloadAction<string>) {
      const payment = state.payments.find((each) => each.paymentId === paymentId);
      if (payment) payment.isRefused = true;
    },
    /** The backend has verified a payment, or the buyer has dismissed a refused one. */
    paymentSettled(state, { payload: paymentId }: PayloadAction<string>) {
      state.payments = state.payments.filter((payment) => payment.paymentId !== paymentId);
    },
    /**
     * A project turned out to be owned, so its payments need no verification. A refused one stays: the
     * buyer may have been charged twice.
     */
    projectFoundOwned(
      state,
      { payload }: PayloadAction<{ userId: number; projectIds: readonly number[] }>,
    ) {
      const { userId, projectIds } = payload;
      state.payments = state.payments.filter(
        ({ isRefused, ...payment }) =>
          isRefused || payment.userId !== userId || !projectIds.includes(payment.projectId),
      );
    },
    /** Another tab changed the stored payments from `base` to `theirs`. */
    unverifiedPaymentsChangedElsewhere(
      state,
      { payload }: PayloadAction<Omit<Versions<UnverifiedPayment[]>, 'mine'>>,
    ) {
      state.payments = mergeUnverifiedPayments({ ...payload, mine: state.payments });
    },
  },
});

export const {
  paymentMade,
  paymentRefused,
  paymentSettled,
  projectFoundOwned,
  unverifiedPaymentsChangedElsewhere,
} = unverifiedPaymentsSlice.actions;
export const unverifiedPaymentsReducer = unverifiedPaymentsSlice.reducer;

type WithPayments = { unverifiedPayments: UnverifiedPaymentsState };

const makePaymentSelector = (isWanted: (payment: UnverifiedPayment) => boolean) =>
  createSelector(
    [
      (state: WithPayments) => state.unverifiedPayments.payments,
      (_state: WithPayments, userId: number | undefined) => userId,
    ],
    (payments, userId) =>
      payments.filter((payment) => payment.userId === userId && isWanted(payment)),
  );

/** The payments of a user that await verification. */
export const selectUnverifiedPayments = makePaymentSelector(({ isRefused }) => !isRefused);

/** The payments of a user that the backend has refused. */
export const selectRefusedPayments = makePaymentSelector(({ isRefused }) => isRefused === true);

const TEXT_FIELDS = ['title', 'orderId', 'paymentId', 'signature'] as const;

function isUnverifiedPayment(value: unknown): value is UnverifiedPayment {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(fields.userId) &&
    Number.isSafeInteger(fields.projectId) &&
    TEXT_FIELDS.every((field) => typeof fields[field] === 'string' && fields[field] !== '') &&
    ['undefined', 'boolean'].includes(typeof fields.isRefused)
  );
}

/** Parses the stored payments, a JSON list; entries that are not payments are dropped. */
export function parseUnverifiedPayments(text: string | null): UnverifiedPayment[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isUnverifiedPayment) : [];
  } catch {
    return [];
  }
}
