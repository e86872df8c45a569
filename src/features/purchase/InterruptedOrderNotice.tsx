import { lazyPart } from '@/ui/lazyPart';
import type { InterruptedOrderNoticeProps } from './InterruptedOrder';

/** The notice of an interrupted payment; loaded on demand. */
export const InterruptedOrderNotice = lazyPart<InterruptedOrderNoticeProps>(
  () => import('./InterruptedOrder'),
  { name: 'an interrupted payment', loading: null },
);
