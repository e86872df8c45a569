import { useCallback, useRef, type RefCallback } from 'react';

/**
 * A ref for two controls that stand in each other's place: when the one that leaves has the focus,
 * the one that comes gets it.
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
