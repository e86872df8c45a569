import { site } from '@/config/site';

/** The title of the page that is shown, and the number of unread messages, which the tab says too. */
const shown = { page: site.siteName, unreadCount: 0 };

/** Returns the title of a page for the browser's tab and search results. */
export function toDocumentTitle(title: string): string {
  return title === site.siteName ? title : `${title} · ${site.siteName}`;
}

/** Changes what the browser's tab says; a page's title is without the shop's name. */
export function showInTab(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  const mark = shown.unreadCount > 0 ? `(${shown.unreadCount}) ` : '';
  document.title = `${mark}${toDocumentTitle(shown.page)}`;
}

/** Returns the title of the page that is shown, without the shop's name. */
export const pageTitle = (): string => shown.page;
