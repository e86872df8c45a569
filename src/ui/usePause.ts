import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns `after`, which runs an action after a pause in milliseconds, such as one in typing, and
 * `cancel`. Another action and unmounting cancel it too; both functions are referentially stable.
 */
export function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const after = useCallback(
    (milliseconds: number, action: () => void) => {
      cancel();
      timer.current = setTimeout(action, milliseconds);
    },
    [cancel],
  );
  useEffect(() => cancel, [cancel]);
  return { after, cancel };
}
