export {
  cartReducer,
  selectCartCount,
  selectCartItems,
  storedCart,
  type CartItem,
} from './cartSlice';
export {
  checkoutLeft,
  checkoutReducer,
  checkoutStarted,
  isBought,
  isSettled,
  selectCheckout,
  storedCheckout,
  type Checkout,
  type CheckoutStep,
} from './checkoutSlice';
export {
  checkAtStart,
  checkLater,
  checkOnReturn,
  dropOwnedItems,
  requestOwnedForCart,
  settleOwnedProjects,
} from './listeners';
export { cartMessages } from './messages';
export { ConfirmingPayment, OpenPayments } from './OpenPayments';
export { idOf, type KeptPayment } from './payment';
export { paymentMessages } from './paymentMessages';
export { PaymentNotice, ReducedPrice, UnstoredPayments } from './PaymentNotice';
export {
  changesPayments,
  orderInterrupted,
  paymentsReducer,
  paymentUnconfirmed,
  projectPaid,
  storedPayments,
  usePayments,
} from './paymentsSlice';
export { attemptTexts, stepText } from './paymentTexts';
export { isCartPayable, useCart } from './useCart';
export { useOwnMarks } from './useOwnMarks';
export { providerTexts } from './providers';
export {
  purchaseIn,
  usePurchaseOffer,
  useResumedPurchase,
  type PurchaseOffer,
} from './usePurchase';
export { useStepPayment } from './useStepPayment';
