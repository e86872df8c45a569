import type { PurchasedProject } from '@/api/catalogApi';
import { parseCount } from '@/lib/numbers';

/** Sums the downloads of the user's projects. */
export function totalDownloads(projects: readonly PurchasedProject[]): number {
  return projects.reduce((sum, { download_count }) => sum + parseCount(download_count), 0);
}
