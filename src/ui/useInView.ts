import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { useInBrowser } from './useInBrowser';

const cannotObserve = () => typeof IntersectionObserver === 'undefined';

/**
 * Reports whether an element is in the viewport, extended or shrunk by `rootMargin` (CSS margins), with a
 * share of at least `threshold`; returns a function that ends it. What is reported is rendered in time slices.
 */
function observe(
  element: Element,
  report: (isInView: boolean) => void,
  options: { rootMargin: string; threshold?: number },
): () => void {
  const observer = new IntersectionObserver((entries) => {
    startTransition(() =>
      entries.slice(-1).forEach(({ isIntersecting }) => report(isIntersecting)),
    );
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** More than the height of any page, in pixels. */
const ABOVE = 1_000_000;

/**
 * Returns a ref and whether its element is, or has been, above the viewport or within `distance` pixels
 * below it, so that its content can be loaded in time. What a jump passes over counts too, since a page
 * without it would show another place at the same scroll position. Always true in browsers without IntersectionObserver.
 */
export function useIsNear(distance = 300) {
  const [wasNear, setNear] = useState(false);
  const isBlind = useInBrowser(cannotObserve, false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || cannotObserve()) return;
      const rootMargin = `${ABOVE}px 0px ${distance}px`;
      return observe(element, (isNear) => setNear((was) => was || isNear), { rootMargin });
    },
    [distance],
  );
  return { ref, isNear: wasNear || isBlind };
}

/** Space for what floats at the bottom of the window, such as a bar, in pixels. */
const FLOATING_HEIGHT = 60;

const HALF_BETWEEN = {
  rootMargin: `-${HEADER_HEIGHT}px 0px -${FLOATING_HEIGHT}px`,
  threshold: 0.5,
};

/**
 * Returns whether the main button of a page, which has to be there already, is hidden by more than half:
 * outside the window, or behind the header or what floats at the bottom. False while unknown.
 */
export function useIsHidden(button: RefObject<Element | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!button.current || cannotObserve()) return;
    return observe(button.current, (isInView) => setHidden(!isInView), HALF_BETWEEN);
  }, [button]);
  return isHidden;
}
