export { ConfirmingPayment } from './ConfirmingPayment';
export { OpenPayments } from './OpenPayments';
export { PaymentBadge } from './PaymentBadge';
export { forgetOwnedPayments } from './listeners';
export type { Verdict } from './useCheckAgain';
export { projectPaid } from './projectPaid';
export { RefusedPaymentNotice } from './RefusedPaymentNotice';
export { UnverifiedPaymentNotice } from './UnverifiedPaymentNotice';
export {
  mergeUnverifiedPayments,
  parseUnverifiedPayments,
  UNVERIFIED_PAYMENTS_STORAGE_KEY,
  unverifiedPaymentsChangedElsewhere,
  unverifiedPaymentsReducer,
  type UnverifiedPayment,
} from './unverifiedPaymentsSlice';
export type { PaymentOutcome } from './paymentOutcome';
export { usePayment } from './usePayment';
export { usePurchase } from './usePurchase';
export { useRefusedPayments, useUnverifiedPayments } from './useUnverifiedPayments';
