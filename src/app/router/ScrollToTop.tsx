import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toListAddress } from '@/config/paths';
import { pageScrollBehavior, scrollToTop } from '@/lib/browser';

/** Decodes the id in a hash; a malformed hash is used unchanged. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const FOLDED = '[hidden="until-found"]';

/**
 * Unfolds what a target is in, or else the target's first part, as browsers do for text they find.
 * Returns whether there was anything to unfold.
 */
function unfold(target: Element): boolean {
  const fold = target.closest(FOLDED) ?? target.querySelector(FOLDED);
  fold?.dispatchEvent(new Event('beforematch'));
  fold?.removeAttribute('hidden');
  return fold !== null;
}

/** The page's scroll padding keeps the target clear of the sticky header. */
function arriveAt(element: HTMLElement, behavior: ScrollBehavior): () => void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  let isUnfolded = unfold(element);
  element.focus({ preventScroll: true });
  return hold(() => {
    const target = document.getElementById(element.id);
    // What is folded may have loaded on the way.
    if (target && !isUnfolded) isUnfolded = unfold(target);
    target?.scrollIntoView({ behavior });
  });
}

/** Where the user left the history entries of this visit, by the router's key, in pixels. */
const places = new Map<string, number>();

/** Goes on towards a place while the page grows, which the browser's own restoration does not. */
const returnTo = (place: number) =>
  hold(() => {
    window.scrollTo({ top: place, behavior: 'instant' });
    return Math.abs(window.scrollY - place) < 1;
  });

/**
 * Scrolls smoothly to the top on every route change, or to the element of the URL's fragment and
 * focuses it; Back and Forward return to where the user left the page. The first page keeps the
 * browser's scroll position unless its URL has a fragment.
 */
export function ScrollToTop() {
  const { pathname, search, hash, key } = toListAddress(useLocation());
  const visited = useRef<{ pathname: string; search: string }>(null);
  // A link to the current fragment scrolls to it again.
  const anchorVisit = hash && key;

  const rememberPlace = useEffectEvent(({ destination }: NavigateEvent) => {
    // The entries of what lies over a page have its address, and the page keeps its place below them.
    if (destination.url !== window.location.href) places.set(key, window.scrollY);
  });
  const placeHere = useEffectEvent(() => places.get(key));
  /** Returns true when the query alone has changed: a choice, which drops the fragment, leads nowhere. */
  const visit = useEffectEvent(() => {
    const before = visited.current;
    visited.current = { pathname, search };
    return before?.pathname === pathname && before.search !== search;
  });

  useEffect(() => {
    // Browsers without the Navigation API restore what the page is high enough for.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
    const remember = (event: NavigateEvent) => rememberPlace(event);
    navigation?.addEventListener('navigate', remember);
    return () => navigation?.removeEventListener('navigate', remember);
  }, []);

  useEffect(() => {
    const isArrival = visited.current === null;
    const isChoice = visit();
    const place = placeHere();
    if (place !== undefined) return returnTo(place);
    const behavior = isArrival ? 'auto' : pageScrollBehavior();
    if (hash) return whenReachable(readAnchor(hash), (element) => arriveAt(element, behavior));
    if (!isArrival && !isChoice) scrollToTop();
  }, [pathname, hash, anchorVisit]);

  return null;
}

/** How long parts loading above an element may move it, in milliseconds. */
const SETTLING_MS = 5000;

/** Events by which a user scrolls or acts. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls, and again whenever the page changes size on the way, because parts load as they come near.
 * Ends when `scrollOnce` returns true, the user acts or the page has had time to settle; returns a
 * function that ends it earlier.
 */
function hold(scrollOnce: () => boolean | void): () => void {
  if (scrollOnce() || typeof ResizeObserver === 'undefined') return () => undefined;

  const scroll = () => {
    if (scrollOnce()) stop();
  };
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  document.addEventListener('scrollend', scroll);
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true });
  const timer = setTimeout(stop, SETTLING_MS);

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('scrollend', scroll);
    for (const input of INPUTS) window.removeEventListener(input, stop);
  }
  return stop;
}

const WAIT_MS = 10_000;

/**
 * Calls `onReached` when the element with this id exists. Gives up after a timeout. Returns a
 * function that cancels the wait, or runs the cleanup that `onReached` returned.
 */
function whenReachable(id: string, onReached: (element: HTMLElement) => () => void): () => void {
  const element = document.getElementById(id);
  if (element) return onReached(element);
  let cleanUp: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    const arrived = document.getElementById(id);
    if (!arrived) return;
    endWait();
    cleanUp = onReached(arrived);
  });
  const timer = setTimeout(endWait, WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true });

  function endWait(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  return () => {
    endWait();
    cleanUp?.();
  };
}
