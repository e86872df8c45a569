/** The known payment statuses, in the order of filters. */
export const PAYMENT_STATUSES = ['completed', 'pending', 'failed', 'refunded'] as const;

const known = new Set<string>(PAYMENT_STATUSES);

/** Returns the name of a payment status: known ones capitalized, any other as it was sent. */
export function paymentStatusName(status: string): string {
  return known.has(status) ? status.charAt(0).toUpperCase() + status.slice(1) : status;
}
