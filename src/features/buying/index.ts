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
export {
  checkOpenedOrders,
  dropOwnedItems,
  requestOwnedForCart,
  settleOwnedProjects,
} from './listeners';
export { ConfirmingPayment, OpenPayments } from './OpenPayments';
export { idOf, type KeptPayment } from './payment';
export { PaymentNotice, UnstoredPayments } from './PaymentNotice';
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
  usePayments,
} from './paymentsSlice';
export { statusTexts, stepText } from './paymentTexts';
export { useCart } from './useCart';
export { useOwnMarks } from './useOwnMarks';
export {
  purchaseIn,
  usePurchaseOffer,
  useResumedPurchase,
  type PurchaseOffer,
} from './usePurchase';
export { useStepPayment } from './useStepPayment';
