/** @jest-environment node */
import type { PurchasedProject } from '@/api/catalogApi';
import { totalDownloads } from './totalDownloads';

const downloaded = (count: unknown) => ({ download_count: count }) as PurchasedProject;

it.each([
  [[], 0],
  [[3], 3],
  [[3, 2, 0], 5],
  [['3', null, 2], 5],
])('sums %j to %d', (counts, total) => {
  expect(totalDownloads(counts.map(downloaded))).toBe(total);
});
