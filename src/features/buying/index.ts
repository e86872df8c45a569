export {
  CART_STORAGE_KEY,
  cartChangedElsewhere,
  cartReducer,
  parseStoredCart,
  selectCartCount,
  type CartItem,
} from './cartSlice';
export {
  CHECKOUT_STORAGE_KEY,
  checkoutChangedElsewhere,
  checkoutLeft,
  checkoutReducer,
  checkoutStarted,
  isBought,
  isSettled,
  parseStoredCheckout,
  selectCheckout,
  type Checkout,
  type CheckoutStep,
} from './checkoutSlice';
export { ConfirmingPayment } from './ConfirmingPayment';
export {
  checkOpenedOrders,
  dropOwnedItems,
  requestOwnedForCart,
  settleOwnedProjects,
} from './listeners';
export { OpenPayments, PaymentNotice, usePayments } from './OpenPayments';
export { idOf, type KeptPayment } from './payment';
export { PAYMENT_STATUSES, PaymentBadge, paymentStatusName } from './PaymentBadge';
export {
  checkoutOpened,
  mergePayments,
  parseStoredPayments,
  paymentMade,
  PAYMENTS_STORAGE_KEY,
  paymentsChangedElsewhere,
  paymentsReducer,
  paymentsStored,
  projectPaid,
} from './paymentsSlice';
export { statusTexts, stepText } from './paymentTexts';
export { UnstoredPayments } from './UnstoredPayments';
export { useCart } from './useCart';
export { useOwnMarks } from './useOwnMarks';
export { usePurchase } from './usePurchase';
export { useStepPayment } from './useStepPayment';
