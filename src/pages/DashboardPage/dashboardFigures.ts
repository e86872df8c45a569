import type { Payment } from '@/api/paymentsApi';
import { DASHBOARD_LIST_LIMIT } from '@/config/constants';
import { sumRupees } from '@/lib/money';

const COMPLETED = 'completed';
const PENDING = 'pending';

/** Whether the payment is completed. */
export function isCompleted({ status }: Payment): boolean {
  return status === COMPLETED;
}

function isPending({ status }: Payment): boolean {
  return status === PENDING;
}

/** Sums the completed payments in rupees. */
export function totalSpent(payments: readonly Payment[]): number {
  return sumRupees(payments.filter(isCompleted).map(({ amount }) => amount));
}

/** Returns the payments listed on the dashboard: the first five that are not pending. */
export function listedPayments(payments: readonly Payment[]): Payment[] {
  return payments.filter((payment) => !isPending(payment)).slice(0, DASHBOARD_LIST_LIMIT);
}
