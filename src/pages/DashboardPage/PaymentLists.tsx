import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazyPart } from '@/ui/lazyPart';
import { AllPaymentsLink } from './AllPaymentsLink';
import { Panel } from './Panel';
import { PaymentList } from './PaymentList';
import { PAYMENT_LISTS, type PaymentListsProps } from './paymentListKinds';

/** About that of five payments in pixels. */
const TABBED_HEIGHT = 640;

const TabbedPaymentLists = lazyPart(() => import('./TabbedPaymentLists'), {
  name: 'the payments',
  loading: <Skeleton variant="rounded" height={TABBED_HEIGHT} />,
});

/**
 * The recent payments and the transaction history: one part with tabs on a phone, where each row takes
 * much of the screen, and two parts on wider screens (specification, section 2: Dashboard).
 */
export function PaymentLists({ payments, onRetry }: PaymentListsProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (isNarrow) return <TabbedPaymentLists payments={payments} onRetry={onRetry} />;
  return PAYMENT_LISTS.map(({ heading, isDetailed }) => (
    <Panel key={heading} heading={heading} link={<AllPaymentsLink />}>
      <PaymentList payments={payments} isDetailed={isDetailed} onRetry={onRetry} />
    </Panel>
  ));
}
