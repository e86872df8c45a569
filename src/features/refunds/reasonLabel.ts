import { refundReasons } from '@/config/refundReasons';

/** Returns the refund policy's label of a reason; an unknown reason is returned as is. */
export function reasonLabel(reason: string): string {
  return refundReasons.find(({ id }) => id === reason)?.label ?? reason;
}
