/**
 * The path inside the app to which a click on a link leads; null when the click leads nowhere else,
 * opens another tab, saves a file or leaves the app, of which the browser tells by itself.
 */
export function leavingPath(event: MouseEvent): string | null {
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlainClick || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return null;
  }
  const here = window.location;
  const to = new URL(link.href);
  const isSamePage = to.pathname === here.pathname && to.search === here.search;
  if (to.origin !== here.origin || isSamePage) return null;
  return `${to.pathname}${to.search}${to.hash}`;
}
