import { randomFrom } from '@/lib/random';
import type { DownloadRow, OrderRow, ProjectRow } from '../domain/model';

/** Above 1: more downloads soon after the purchase than later. */
const EARLY_SKEW = 3;

/**
 * Returns the downloads that the orders count, each at a time between its purchase and the anchor
 * day, oldest first.
 */
export function seedDownloads(
  anchor: Date,
  seed: number,
  orders: readonly OrderRow[],
): DownloadRow[] {
  const random = randomFrom(seed + 1);
  const downloads: { time: number; order: OrderRow }[] = [];
  for (const order of orders) {
    const purchase = Date.parse(order.createdAt);
    for (let count = 0; count < order.downloadCount; count += 1) {
      const later = Math.floor(random() ** EARLY_SKEW * (anchor.getTime() - purchase));
      downloads.push({ time: purchase + later, order });
    }
  }
  return downloads
    .sort((a, b) => a.time - b.time)
    .map(({ time, order: { userId, projectId } }, index) => ({
      id: index + 1,
      userId,
      projectId,
      createdAt: new Date(time).toISOString(),
    }));
}

/** Returns the projects with the downloads that their orders count. */
export function countDownloads(
  projects: readonly ProjectRow[],
  orders: readonly OrderRow[],
): ProjectRow[] {
  const counts = new Map<number, number>();
  for (const { projectId, downloadCount } of orders) {
    counts.set(projectId, (counts.get(projectId) ?? 0) + downloadCount);
  }
  return projects.map((row) => ({ ...row, downloadCount: counts.get(row.id) ?? 0 }));
}
