import { useLayoutEffect } from 'react';

/** While `isActive`, makes the browser ask for confirmation before it closes or reloads the page. */
export function useUnloadWarning(isActive: boolean): void {
  // Added in a layout effect, so that the listener is in place before the user sees what could be
  // lost.
  useLayoutEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
