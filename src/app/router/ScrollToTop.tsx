import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls smoothly to the top on every change of route, or to the address's anchor. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current && !hash) {
      isFirst.current = false;
      return;
    }
    isFirst.current = false;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const prefersLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = prefersLessMotion ? 'auto' : 'smooth';
    if (anchor) anchor.scrollIntoView({ behavior });
    else window.scrollTo({ top: 0, behavior });
  }, [pathname, hash]);

  return null;
}
