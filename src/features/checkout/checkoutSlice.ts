import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Outcomes of a step. `waiting`, `failed` and `cancelled` steps are still to be paid; the others
 * are settled. `unverified` was paid, but the backend has not confirmed it yet.
 */
export const STEP_OUTCOMES = [
  'waiting',
  'failed',
  'cancelled',
  'paid',
  'owned',
  'skipped',
  'unverified',
] as const;
/** The outcome of a step. */
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

/** A project of the checkout, with its price in the cart, in rupees. */
export type CheckoutStep = {
  projectId: number;
  title: string;
  base_price: number | string;
  outcome: StepOutcome;
  /** The message shown for a failure. */
  text: string | null;
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

type StepEnd = { projectId: number; outcome: StepOutcome; text?: string };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutStarted(_state, { payload }: PayloadAction<Checkout>): CheckoutState {
      return { checkout: payload };
    },
    stepEnded(state, { payload }: PayloadAction<StepEnd>) {
      const step = state.checkout?.steps.find(({ projectId }) => projectId === payload.projectId);
      if (step) Object.assign(step, { outcome: payload.outcome, text: payload.text ?? null });
    },
    /** The backend reported that the user owns these projects, so their payments were received. */
    stepsFoundOwned(
      { checkout },
      { payload }: PayloadAction<{ userId: number; projectIds: readonly number[] }>,
    ) {
      const { userId, projectIds } = payload;
      if (!checkout || checkout.userId !== userId) return;
      for (const step of checkout.steps) {
        const isPaid = step.outcome === 'unverified' && projectIds.includes(step.projectId);
        if (isPaid) step.outcome = 'paid';
      }
    },
    /** The payment of a step whose confirmation was interrupted has arrived. */
    stepArrived({ checkout }, { payload }: PayloadAction<{ userId: number; projectId: number }>) {
      if (!checkout || checkout.userId !== payload.userId) return;
      const step = checkout.steps.find(({ projectId }) => projectId === payload.projectId);
      if (step) Object.assign(step, { outcome: 'paid', text: null });
    },
    checkoutLeft: () => initialState,
    /** Another tab changed the stored checkout. */
    checkoutChangedElsewhere: (_state, { payload }: PayloadAction<Checkout | null>) => ({
      checkout: payload,
    }),
  },
});

export const {
  checkoutStarted,
  stepEnded,
  stepArrived,
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
export function isSettled({ outcome }: CheckoutStep): boolean {
  return outcome !== 'waiting' && outcome !== 'failed' && outcome !== 'cancelled';
}
