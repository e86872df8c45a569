export {
  CHECKOUT_STORAGE_KEY,
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
export { settleOwnedSteps } from './listeners';
export { parseStoredCheckout } from './storedCheckout';
