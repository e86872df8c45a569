import { useCallback, useRef, type FocusEvent } from 'react';

/**
 * Returns props for a part that disappears while the page stays. If the focus is in it then, it returns to
 * where it came from, or to the main content.
 */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  const ref = useCallback(
    (part: HTMLElement | null) => () => {
      if (!part?.contains(document.activeElement)) return;
      const isThere = origin.current?.isConnected;
      const target = isThere ? origin.current : document.querySelector('main');
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    },
    [],
  );
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  return { ref, onFocus };
}
