import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { wholeNumber } from '@/lib/schemas';
import { jsonField } from '@/store/storedField';
import { type PaymentFailure, paymentFailure } from './payment';
import { paymentArrived } from './paymentsSlice';

const SETTLED = ['paid', 'owned', 'skipped', 'unverified'] as const;
const UNSETTLED = ['waiting', 'notStarted', 'refused', 'cancelled'] as const;

const checkoutStep = v.object({
  projectId: wholeNumber,
  title: v.string(),
  /** The price in the cart, in rupees. */
  base_price: v.number(),
  status: v.picklist([...SETTLED, ...UNSETTLED]),
  /** Why the last attempt did not start. */
  failure: v.optional(paymentFailure),
});

/** A project of the checkout. */
export type CheckoutStep = v.InferOutput<typeof checkoutStep>;

/** The status of a step: settled, or still to be paid. */
export type StepStatus = CheckoutStep['status'];

const haveOneEach = (steps: CheckoutStep[]) =>
  new Set(steps.map(({ projectId }) => projectId)).size === steps.length;

const checkout = v.object({
  userId: wholeNumber,
  steps: v.pipe(v.array(checkoutStep), v.minLength(1), v.check(haveOneEach)),
});

/** A checkout of the cart, bound to the user who started it. */
export type Checkout = v.InferOutput<typeof checkout>;

/** The state of the checkout. */
export type CheckoutState = { checkout: Checkout | null };

declare module '@/store' {
  interface RootState {
    checkout: CheckoutState;
  }
}

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
    /** The backend reported that the user owns these projects, so what was paid has been received. */
    stepsFoundOwned(
      { checkout },
      { payload }: PayloadAction<{ userId: number; projectIds: readonly number[] }>,
    ) {
      const { userId, projectIds } = payload;
      if (!checkout || checkout.userId !== userId) return;
      for (const step of checkout.steps) {
        if (!projectIds.includes(step.projectId)) continue;
        if (step.status === 'unverified') step.status = 'paid';
        else if (!isSettled(step)) Object.assign(step, { status: 'owned', failure: undefined });
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

const { checkoutChangedElsewhere } = checkoutSlice.actions;
export const { checkoutStarted, stepEnded, stepsFoundOwned, checkoutLeft } = checkoutSlice.actions;
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

/** The checkout in browser storage, so that a reload resumes it. */
export const storedCheckout = jsonField<Checkout | null>({
  name: 'checkout',
  key: 'checkout',
  schema: checkout,
  empty: null,
  select: (state) => state.checkout.checkout,
  changedElsewhere: checkoutChangedElsewhere,
});
