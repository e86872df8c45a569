import { lazyPart } from '@/ui/lazyPart';
import type { RefusedPaymentNoticeProps } from './RefusedPayment';

/** Tells what to do about a refused payment; loaded only when there is one. */
export const RefusedPaymentNotice = lazyPart<RefusedPaymentNoticeProps>(
  () => import('./RefusedPayment'),
  { name: 'a refused payment', loading: null },
);
