import { useCallback, useState } from 'react';

const NEAR = '300px 0px';

/**
 * Returns a ref and whether its element is, or has been, close to the viewport, so that its content
 * can be loaded in time. Always true in browsers without IntersectionObserver.
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
