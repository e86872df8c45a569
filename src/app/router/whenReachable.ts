const WAIT_MS = 10_000;

function findReachable(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element && !element.closest('[inert]') ? element : null;
}

/**
 * Calls `onReached` when the element with this id exists and is not inert, as it is under the
 * splash. Gives up after a timeout. Returns a function that cancels the wait, or runs the cleanup
 * that `onReached` returned.
 */
export function whenReachable(
  id: string,
  onReached: (element: HTMLElement) => () => void,
): () => void {
  const element = findReachable(id);
  if (element) return onReached(element);
  let cleanUp: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    const arrived = findReachable(id);
    if (!arrived) return;
    endWait();
    cleanUp = onReached(arrived);
  });
  const timer = setTimeout(endWait, WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });

  function endWait(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  return () => {
    endWait();
    cleanUp?.();
  };
}
