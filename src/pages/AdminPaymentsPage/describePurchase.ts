import type { AdminPayment } from '@/api/adminApi';
import { formatRupees } from '@/lib/money';
import { formatShopDay } from '@/lib/time';

/** Returns a sentence that says who paid how much and when. */
export function describePurchase({ customer, amount, purchase_date }: AdminPayment): string {
  return `${customer.name} paid ${formatRupees(amount)} on ${formatShopDay(purchase_date)}.`;
}
