import { useCallback, useState, type RefCallback } from 'react';

type InViewOptions = {
  /** Enlarges or shrinks the viewport, as CSS margins. */
  rootMargin?: string;
  /** How much of the element has to be in view, from 0 to 1. */
  threshold?: number;
};

/**
 * Returns a ref, and whether the element with it is in the viewport; null until the browser has
 * told so, and where it cannot.
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
