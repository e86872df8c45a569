import { useEffect, useRef } from 'react';

/**
 * Returns a ref to the element that is focused when the focused entry of a list is removed, so that
 * keyboard users do not restart at the top of the page.
 */
export function useFocusFallback<Target extends HTMLElement>(length: number) {
  const target = useRef<Target>(null);
  const previousLength = useRef(length);
  useEffect(() => {
    const isShorter = length < previousLength.current;
    previousLength.current = length;
    const hasLostFocus = document.activeElement === document.body;
    if (isShorter && hasLostFocus) target.current?.focus({ preventScroll: true });
  }, [length]);
  return target;
}
