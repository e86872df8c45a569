import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useInBrowser } from './useInBrowser';

/**
 * Reports what a person entered in a field of a prerendered page before it was hydrated. React leaves it
 * there without an event, and undoes it with the next change of the field.
 */
export function useEarlyInput(
  field: RefObject<{ value: string } | null>,
  onInput: (value: string) => void,
  drawn: string,
): void {
  const isHydrated = useInBrowser(() => true, false);
  const report = useEffectEvent(() => {
    const entered = field.current?.value ?? drawn;
    if (!isHydrated && entered !== drawn) onInput(entered);
  });
  // Before the next render; the router does not listen yet.
  useLayoutEffect(() => report(), []);
}
