import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toListAddress } from '@/config/paths';

/** Whether the focus was lost with the previous page, or is still on the link that led here. */
function isLeftBehind(focused: Element | null): boolean {
  return (
    focused === null || focused === document.body || focused.closest('header, footer') !== null
  );
}

type RouteFocusProps = {
  /** Id of the focusable element around each page. */
  targetId: string;
};

/**
 * Moves the focus to the new page on every route change, so that keyboard and screen reader users
 * continue there. A fragment's target, or anything else that is focused by then, keeps the focus.
 */
export function RouteFocus({ targetId }: RouteFocusProps) {
  const { pathname, hash } = toListAddress(useLocation());
  const arrived = useRef(pathname);

  useEffect(() => {
    if (pathname === arrived.current) return;
    arrived.current = pathname;
    if (hash || !isLeftBehind(document.activeElement)) return;
    document.getElementById(targetId)?.focus({ preventScroll: true });
  }, [pathname, hash, targetId]);

  return null;
}
