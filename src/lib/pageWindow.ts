/** A page number, or an ellipsis for a gap. */
export type PageWindowEntry = number | 'ellipsis';

/** Returns the pages to show: the first, the last, `siblings` beside the current one, an ellipsis for each gap. */
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

/** A browser is slow to show a drop-down with more options. */
const MOST_CHOICES = 2000;

/** Returns the pages that a drop-down offers: the first ones, and the current page. */
export function pageChoices(current: number, total: number): number[] {
  const first = Array.from({ length: Math.min(total, MOST_CHOICES) }, (_e, index) => index + 1);
  return current > first.length ? [...first, current] : first;
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
