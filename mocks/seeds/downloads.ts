import type { DownloadRow, OrderRow } from '../domain/model';
import { randomFrom } from '../domain/random';

/** Buyers download soon after their purchase more often than late. */
const EARLINESS = 3;

/**
 * The downloads that the orders count, each at some time between its purchase and the anchor day,
 * oldest first.
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
      const later = Math.floor(random() ** EARLINESS * (anchor.getTime() - purchase));
      downloads.push({ time: purchase + later, order });
    }
  }
  return downloads
    .sort((one, other) => one.time - other.time)
    .map(({ time, order: { userId, projectId } }, index) => ({
      id: index + 1,
      userId,
      projectId,
      createdAt: new Date(time).toISOString(),
    }));
}
