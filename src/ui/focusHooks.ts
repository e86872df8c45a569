import { type FocusEvent, type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Returns a ref to what takes the focus when the focused entry of a list goes, instead of the page's top. */
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

/** Returns a ref for two controls that replace each other: the new one is focused if the old one was. */
export function useFocusHandover(): RefCallback<HTMLElement> {
  const isHandedOver = useRef(false);
  return useCallback((control) => {
    if (isHandedOver.current) control?.focus();
    return () => {
      isHandedOver.current = document.activeElement === control;
    };
  }, []);
}

/** Returns props of a part that goes while the page stays: the focus returns from it to where it was, or to main. */
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
