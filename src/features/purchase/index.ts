export { ConfirmingPayment } from './ConfirmingPayment';
export { OpenPayments } from './OpenPayments';
export { PaymentBadge } from './PaymentBadge';
export { PAYMENT_STATUSES, paymentStatusName } from './paymentStatus';
export { InterruptedOrderNotice } from './InterruptedOrderNotice';
export { checkOpenedOrders, forgetOwnedPayments } from './listeners';
export type { Verdict } from './useRecheckPayment';
export { paymentArrived, projectPaid } from './projectPaid';
export { RefusedPaymentNotice } from './RefusedPaymentNotice';
export { UnstoredPayments } from './UnstoredPayments';
export { UnverifiedPaymentNotice } from './UnverifiedPaymentNotice';
export {
  checkoutOpened,
  mergeUnverifiedPayments,
  parseUnverifiedPayments,
  paymentMade,
  paymentsStored,
  UNVERIFIED_PAYMENTS_STORAGE_KEY,
  unverifiedPaymentsChangedElsewhere,
  unverifiedPaymentsReducer,
  type KeptPayment,
  type OpenedOrder,
  type UnverifiedPayment,
} from './unverifiedPaymentsSlice';
export type { PaymentOutcome } from './paymentOutcome';
export { usePayment } from './usePayment';
export { usePurchase } from './usePurchase';
export {
  useInterruptedOrders,
  useRefusedPayments,
  useUnverifiedPayments,
} from './useUnverifiedPayments';
