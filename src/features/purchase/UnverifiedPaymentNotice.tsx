import { lazy, Suspense } from 'react';
import type { UnverifiedPaymentNoticeProps } from './UnverifiedPayment';

const UnverifiedPayment = lazy(() => import('./UnverifiedPayment'));

/** Offers to check a payment again; its code is loaded when there is such a payment. */
export function UnverifiedPaymentNotice(props: UnverifiedPaymentNoticeProps) {
  return (
    <Suspense fallback={null}>
      <UnverifiedPayment {...props} />
    </Suspense>
  );
}
