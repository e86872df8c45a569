import { useEffect, useState } from 'react';

/** How far below the viewport something may be to count as near. */
const MARGIN = '600px';

/**
 * Tells whether an element is in or near the viewport, or ever was: what it shows can then be
 * loaded. Returns the ref for the element.
 */
export function useNearViewport<Element extends HTMLElement>() {
  const [element, setElement] = useState<Element | null>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return { ref: setElement, isNear };
}
