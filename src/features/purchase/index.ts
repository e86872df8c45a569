export { PaymentBadge } from './PaymentBadge';
export { usePurchase } from './usePurchase';
