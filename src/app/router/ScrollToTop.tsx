import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenReachable } from './whenReachable';

/** The id that a hash names; one that is not well encoded is taken as it stands. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The sticky header is kept clear by the page's scroll padding. */
function arriveAt(element: HTMLElement, behavior: ScrollBehavior): void {
  element.scrollIntoView({ behavior });
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls smoothly to the top on every change of route, or to the address's anchor, which gets the
 * focus too. The first page stays where the browser has put it, unless its address has an anchor.
 */
export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const isFirst = useRef(true);
  // A link to the anchor that is in the address already leads there again.
  const anchorVisit = hash && key;

  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    const prefersLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isArrival || prefersLessMotion ? 'auto' : 'smooth';
    if (hash) return whenReachable(readAnchor(hash), (element) => arriveAt(element, behavior));
    if (!isArrival) window.scrollTo({ top: 0, behavior });
  }, [pathname, hash, anchorVisit]);

  return null;
}
