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
  const downloads = orders.flatMap(({ userId, projectId, createdAt, downloadCount }) => {
    const purchasedAt = Date.parse(createdAt);
    return Array.from({ length: downloadCount }, () => {
      const later = Math.floor(random() ** EARLINESS * (anchor.getTime() - purchasedAt));
      return { userId, projectId, createdAt: new Date(purchasedAt + later).toISOString() };
    });
  });
  return downloads
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map((download, index) => ({ id: index + 1, ...download }));
}
