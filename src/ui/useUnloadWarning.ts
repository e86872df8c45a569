import { useLayoutEffect } from 'react';

/** While `isActive`, makes the browser ask before it closes or reloads the page. */
export function useUnloadWarning(isActive: boolean): void {
  // The listener is in place before the user sees what would be lost.
  useLayoutEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
