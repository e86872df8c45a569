import type { PurchasedProject } from '@/api/catalogApi';
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

/** Sums the user's downloads of all owned projects. */
export function totalDownloads(projects: readonly PurchasedProject[]): number {
  return projects.reduce((sum, { download_count }) => sum + download_count, 0);
}

/** Returns the payments listed on the dashboard: the first five that are not pending. */
export function listedPayments(payments: readonly Payment[]): Payment[] {
  return payments.filter((payment) => !isPending(payment)).slice(0, DASHBOARD_LIST_LIMIT);
}
