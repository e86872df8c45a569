import { lazyPart } from '@/ui/lazyPart';
import type { InterruptedOrderNoticeProps } from './InterruptedOrder';

/** Tells what to do about an interrupted payment; loaded only when there is one. */
export const InterruptedOrderNotice = lazyPart<InterruptedOrderNoticeProps>(
  () => import('./InterruptedOrder'),
  { name: 'an interrupted payment', loading: null },
);
