import { lazy, Suspense } from 'react';
import type { UnverifiedPaymentNoticeProps } from './UnverifiedPayment';

const UnverifiedPayment = lazy(() => import('./UnverifiedPayment'));

/** Offers to recheck a payment; loaded only when there is one to recheck. */
export function UnverifiedPaymentNotice(props: UnverifiedPaymentNoticeProps) {
  return (
    <Suspense fallback={null}>
      <UnverifiedPayment {...props} />
    </Suspense>
  );
}
