import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Returns a ref for two controls that replace each other: the new one is focused if the old one
 * was.
 */
export function useFocusHandover(): RefCallback<HTMLElement> {
  const isHandedOver = useRef(false);
  return useCallback((control) => {
    if (isHandedOver.current) control?.focus();
    return () => {
      isHandedOver.current = document.activeElement === control;
    };
  }, []);
}
