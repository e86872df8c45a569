/** A page number, or the ellipsis that stands for a gap. */
export type PageWindowEntry = number | 'ellipsis';

/**
 * Page numbers to show: the first, the last, `siblings` either side of the current page, and an
 * ellipsis for each gap.
 */
export function pageWindow(current: number, total: number, siblings: number): PageWindowEntry[] {
  const entries: PageWindowEntry[] = [];
  let previous = 0;
  for (let page = 1; page <= total; page += 1) {
    const shown = page === 1 || page === total || Math.abs(page - current) <= siblings;
    if (!shown) continue;
    if (page - previous > 1) entries.push('ellipsis');
    entries.push(page);
    previous = page;
  }
  return entries;
}

/** `page` moved into 1..total; 1 when there are no pages. */
export function clampPage(page: number, total: number): number {
  return Math.min(Math.max(1, page), Math.max(1, total));
}

/** First and last position, counted from 1, of a page's entries among `total`. */
export function pageRange(page: number, pageSize: number, total: number): [number, number] {
  if (total === 0) return [0, 0];
  return [(page - 1) * pageSize + 1, Math.min(page * pageSize, total)];
}
