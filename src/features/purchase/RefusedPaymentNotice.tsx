import { lazyPart } from '@/ui/lazyPart';
import type { RefusedPaymentNoticeProps } from './RefusedPayment';

/** The notice of a refused payment; loaded on demand. */
export const RefusedPaymentNotice = lazyPart<RefusedPaymentNoticeProps>(
  () => import('./RefusedPayment'),
  { name: 'a refused payment', loading: null },
);
