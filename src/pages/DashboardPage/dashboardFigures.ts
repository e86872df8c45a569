import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { DASHBOARD_LIST_LIMIT } from '@/config/constants';
import { sumRupees } from '@/lib/money';

const COMPLETED = 'completed';
const PENDING = 'pending';

/** True for a payment that went through. */
export function isCompleted({ status }: Payment): boolean {
  return status === COMPLETED;
}

/** True for a payment that has not come through yet. */
function isPending({ status }: Payment): boolean {
  return status === PENDING;
}

/** Rupees spent: the completed payments alone. */
export function totalSpent(payments: readonly Payment[]): number {
  return sumRupees(payments.filter(isCompleted).map(({ amount }) => amount));
}

/** The person's downloads over all owned projects. */
export function totalDownloads(projects: readonly PurchasedProject[]): number {
  return projects.reduce((sum, { download_count }) => sum + download_count, 0);
}

/** The payments that the dashboard lists: the first five that are not pending. */
export function listedPayments(payments: readonly Payment[]): Payment[] {
  return payments.filter((payment) => !isPending(payment)).slice(0, DASHBOARD_LIST_LIMIT);
}
