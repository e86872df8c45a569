import { useCallback, useState, type RefCallback } from 'react';

type InViewOptions = {
  /** Extends or shrinks the viewport, as CSS margins. */
  rootMargin?: string;
  /** Share of the element that must be in view, from 0 to 1. */
  threshold?: number;
};

/**
 * Returns a ref and whether its element is in the viewport; null while unknown, and in browsers
 * without IntersectionObserver.
 */
export function useInView({ rootMargin, threshold = 0 }: InViewOptions = {}): {
  ref: RefCallback<Element>;
  isInView: boolean | null;
} {
  const [isInView, setInView] = useState<boolean | null>(null);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return;
      const observer = new IntersectionObserver(
        (entries) => setInView(entries.at(-1)?.isIntersecting ?? null),
        { ...(rootMargin && { rootMargin }), threshold },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin, threshold],
  );
  return { ref, isInView };
}
