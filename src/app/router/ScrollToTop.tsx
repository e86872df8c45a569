import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageScrollBehavior, scrollToTop } from '@/lib/scrollToTop';
import { holdInView } from './holdInView';
import { whenReachable } from './whenReachable';

/** Decodes the id in a hash; a malformed hash is used unchanged. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The page's scroll padding keeps the target clear of the sticky header. */
function arriveAt(element: HTMLElement, behavior: ScrollBehavior): () => void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return holdInView(element.id, behavior);
}

/**
 * Scrolls smoothly to the top on every route change, or to the element of the URL's fragment and
 * focuses it. The first page keeps the browser's scroll position unless its URL has a fragment.
 */
export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const isFirst = useRef(true);
  // A link to the current fragment scrolls to it again.
  const anchorVisit = hash && key;

  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    const behavior = isArrival ? 'auto' : pageScrollBehavior();
    if (hash) return whenReachable(readAnchor(hash), (element) => arriveAt(element, behavior));
    if (!isArrival) scrollToTop();
  }, [pathname, hash, anchorVisit]);

  return null;
}
