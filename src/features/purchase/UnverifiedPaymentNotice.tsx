import { lazyPart } from '@/ui/lazyPart';
import type { UnverifiedPaymentNoticeProps } from './UnverifiedPayment';

/** Offers to recheck a payment; loaded only when there is one to recheck. */
export const UnverifiedPaymentNotice = lazyPart<UnverifiedPaymentNoticeProps>(
  () => import('./UnverifiedPayment'),
  {
    name: 'a payment to recheck',
    loading: null,
  },
);
