import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the element that gets the answered ref when a list has become shorter and what
 * had the focus went with its entry, lest the keyboard begins at the top of the page again.
 */
export function useKeptFocus<Target extends HTMLElement>(length: number) {
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
