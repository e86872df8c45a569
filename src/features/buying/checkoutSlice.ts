import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseRupees } from '@/lib/money';
import { FAILURE_CODES, type PaymentFailure, type PaymentStatus } from './payment';
import { paymentArrived } from './paymentsSlice';

const SETTLED = ['paid', 'owned', 'skipped', 'unverified'] as const;
const UNSETTLED = ['waiting', 'notStarted', 'refused', 'cancelled'] as const;
const STEP_STATUSES = [...SETTLED, ...UNSETTLED];

/** The status of a step: settled, or still to be paid. */
export type StepStatus = Extract<PaymentStatus, (typeof STEP_STATUSES)[number]>;

/** A project of the checkout, with its price in the cart, in rupees. */
export type CheckoutStep = {
  projectId: number;
  title: string;
  base_price: number;
  status: StepStatus;
  /** Why the last attempt did not start. */
  failure?: PaymentFailure;
};

/** A checkout of the cart, bound to the user who started it. */
export type Checkout = { userId: number; steps: CheckoutStep[] };

/** The state of the checkout. */
export type CheckoutState = { checkout: Checkout | null };

declare module '@/store' {
  interface RootState {
    checkout: CheckoutState;
  }
}

/** Key of the checkout in browser storage, so that a reload resumes it. */
export const CHECKOUT_STORAGE_KEY = 'checkout';

const initialState: CheckoutState = { checkout: null };

type StepEnd = { projectId: number; status: StepStatus; failure?: PaymentFailure };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutStarted(_state, { payload }: PayloadAction<Checkout>): CheckoutState {
      return { checkout: payload };
    },
    stepEnded(state, { payload }: PayloadAction<StepEnd>) {
      const step = state.checkout?.steps.find(({ projectId }) => projectId === payload.projectId);
      if (step) Object.assign(step, { failure: undefined, ...payload });
    },
    /** The backend reported that the user owns these projects, so their payments were received. */
    stepsFoundOwned(
      { checkout },
      { payload }: PayloadAction<{ userId: number; projectIds: readonly number[] }>,
    ) {
      const { userId, projectIds } = payload;
      if (!checkout || checkout.userId !== userId) return;
      for (const step of checkout.steps) {
        const isPaid = step.status === 'unverified' && projectIds.includes(step.projectId);
        if (isPaid) step.status = 'paid';
      }
    },
    checkoutLeft: () => initialState,
    /** Another tab changed the stored checkout. */
    checkoutChangedElsewhere: (_state, { payload }: PayloadAction<Checkout | null>) => ({
      checkout: payload,
    }),
  },
  extraReducers: (builder) => {
    // The step may have been interrupted while it was being paid.
    builder.addCase(paymentArrived, ({ checkout }, { payload: { userId, projectId } }) => {
      if (checkout?.userId !== userId) return;
      const step = checkout.steps.find((each) => each.projectId === projectId);
      if (step) Object.assign(step, { status: 'paid', failure: undefined });
    });
  },
});

export const {
  checkoutStarted,
  stepEnded,
  stepsFoundOwned,
  checkoutLeft,
  checkoutChangedElsewhere,
} = checkoutSlice.actions;
export const checkoutReducer = checkoutSlice.reducer;

/** The checkout that a user has started and not left, or null. */
export const selectCheckout =
  (userId: number | undefined) =>
  ({ checkout: { checkout } }: { checkout: CheckoutState }): Checkout | null =>
    checkout?.userId === userId ? checkout : null;

/** Returns true for a step that needs nothing more. */
export const isSettled = ({ status }: CheckoutStep): boolean =>
  SETTLED.some((settled) => settled === status);

/** Returns true for a step whose project the buyer owns. */
export const isBought = ({ status }: CheckoutStep): boolean =>
  status === 'paid' || status === 'owned';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isFailure = (value: unknown): value is PaymentFailure =>
  isObject(value) &&
  FAILURE_CODES.some((code) => code === value.code) &&
  (value.detail === undefined || typeof value.detail === 'string');

function isStep(value: unknown): value is CheckoutStep {
  if (!isObject(value)) return false;
  const { projectId, title, base_price, status, failure } = value;
  return (
    Number.isSafeInteger(projectId) &&
    typeof title === 'string' &&
    (typeof base_price === 'string' || Number.isFinite(base_price)) &&
    STEP_STATUSES.some((known) => known === status) &&
    (failure === undefined || isFailure(failure))
  );
}

/** Earlier releases stored prices as text. */
const withNumericPrice = (step: CheckoutStep): CheckoutStep => ({
  ...step,
  base_price: parseRupees(step.base_price),
});

const haveOneEach = (steps: readonly CheckoutStep[]) =>
  new Set(steps.map(({ projectId }) => projectId)).size === steps.length;

/** Parses the stored checkout; null unless every part of it is valid. */
export function parseStoredCheckout(text: string | null): Checkout | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (!isObject(parsed) || !Number.isSafeInteger(parsed.userId)) return null;
    const { steps } = parsed;
    return Array.isArray(steps) && steps.length > 0 && steps.every(isStep) && haveOneEach(steps)
      ? { userId: parsed.userId as number, steps: steps.map(withNumericPrice) }
      : null;
  } catch {
    return null;
  }
}
