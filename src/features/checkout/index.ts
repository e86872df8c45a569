export {
  CHECKOUT_STORAGE_KEY,
  checkoutChangedElsewhere,
  checkoutLeft,
  checkoutReducer,
  checkoutStarted,
  isSettled,
  selectCheckout,
  stepEnded,
  type Checkout,
  type CheckoutStep,
  type StepOutcome,
} from './checkoutSlice';
export { settleArrivedStep, settleOwnedSteps } from './listeners';
export { parseStoredCheckout } from './storedCheckout';
