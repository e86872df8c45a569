import { type RefCallback, useCallback, useState } from 'react';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { useInBrowser } from './useInBrowser';

type InViewOptions = {
  /** Extends or shrinks the viewport, as CSS margins. */
  rootMargin?: string;
  /** Share of the element that must be in view, from 0 to 1. */
  threshold?: number;
};

const cannotObserve = () => typeof IntersectionObserver === 'undefined';

/** Returns a ref and whether its element is in the viewport; null while unknown. */
function useInView({ rootMargin = '0px', threshold = 0 }: InViewOptions): {
  ref: RefCallback<Element>;
  isInView: boolean | null;
} {
  const [isInView, setInView] = useState<boolean | null>(null);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || cannotObserve()) return;
      const observer = new IntersectionObserver(
        (entries) => setInView(entries.at(-1)?.isIntersecting ?? null),
        { rootMargin, threshold },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin, threshold],
  );
  return { ref, isInView };
}

/** More than the height of any page, in pixels. */
const ABOVE = 1_000_000;

/**
 * Returns a ref and whether its element is, or has been, above the viewport or within `distance` pixels
 * below it, so that its content can be loaded in time. What a jump passes over counts too, since a page
 * without it would show another place at the same scroll position. Always true in browsers without IntersectionObserver.
 */
export function useIsNear(distance = 300) {
  const { ref, isInView } = useInView({ rootMargin: `${ABOVE}px 0px ${distance}px` });
  const [wasNear, setNear] = useState(false);
  const isBlind = useInBrowser(cannotObserve, false);
  if (isInView && !wasNear) setNear(true);
  return { ref, isNear: wasNear || isBlind };
}

/** Space for what floats at the bottom of the window, such as a bar, in pixels. */
const FLOATING_HEIGHT = 60;

const HALF_BETWEEN = {
  rootMargin: `-${HEADER_HEIGHT}px 0px -${FLOATING_HEIGHT}px`,
  threshold: 0.5,
};

/**
 * Returns a ref for the main button of a page, and whether at least half of it is visible between
 * the header and what floats at the bottom; null while unknown.
 */
export const useMainButtonInView = () => useInView(HALF_BETWEEN);
