import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Returns a ref for two controls that replace each other: the new one takes the focus if the old
 * one had it.
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
