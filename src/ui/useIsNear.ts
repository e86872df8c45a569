import { useCallback, useState } from 'react';

const NEAR = '300px 0px';

/**
 * Tells whether an element is, or has been, close to the viewport, so that what it shows can be loaded
 * in time. Returns the element's ref with the answer; always true where the browser cannot tell.
 */
export function useIsNear() {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
