/** A page number, or an ellipsis for a gap. */
export type PageWindowEntry = number | 'ellipsis';

/**
 * Returns the page numbers to show: the first, the last, `siblings` on either side of the current
 * page, and an ellipsis for each gap.
 */
export function pageWindow(current: number, total: number, siblings: number): PageWindowEntry[] {
  if (total < 1) return [];
  const shown = [1];
  const lastInside = Math.min(total - 1, current + siblings);
  for (let page = Math.max(2, current - siblings); page <= lastInside; page += 1) shown.push(page);
  if (total > 1) shown.push(total);
  return shown.flatMap((page, index) =>
    index > 0 && page - shown[index - 1]! > 1 ? ['ellipsis' as const, page] : [page],
  );
}

/** Up to this many pages, all of them are options. */
const CHOICES_ONE_BY_ONE = 1500;
const SPREAD_CHOICES = 500;
const NEAR_CHOICES = 10;

/**
 * Returns the page options of a drop-down, in order: all pages of a short list; otherwise those
 * around the current page and others in even steps from the first to the last.
 */
export function pageChoices(current: number, total: number): number[] {
  const distance = total > CHOICES_ONE_BY_ONE ? Math.ceil(total / SPREAD_CHOICES) : 1;
  const spread = Array.from(
    { length: Math.floor(total / distance) },
    (_e, i) => (i + 1) * distance,
  );
  if (distance === 1) return current > total ? [...spread, current] : spread;
  const near = Array.from({ length: 2 * NEAR_CHOICES + 1 }, (_e, i) => current - NEAR_CHOICES + i);
  const inside = near.filter((page) => page >= 1 && page <= total);
  return [...new Set([1, ...spread, total, current, ...inside])].sort((a, b) => a - b);
}

/** Clamps `page` to 1..total; 1 when there are no pages. */
export function clampPage(page: number, total: number): number {
  return Math.min(Math.max(1, page), Math.max(1, total));
}

/** Returns the first and last position, counted from 1, of a page's entries among `total`. */
export function pageRange(page: number, pageSize: number, total: number): [number, number] {
  if (total === 0) return [0, 0];
  return [(page - 1) * pageSize + 1, Math.min(page * pageSize, total)];
}
