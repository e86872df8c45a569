import { refundReasons } from '@/config/refundReasons';

/** Returns how the refund policy calls a reason; one that it does not know stays as it is. */
export function reasonLabel(reason: string): string {
  return refundReasons.find(({ id }) => id === reason)?.label ?? reason;
}
