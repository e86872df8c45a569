const WAIT_MS = 10_000;

function findReachable(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element && !element.closest('[inert]') ? element : null;
}

/**
 * Calls `onReached` once the element with this id exists and is not inert, as it is under the
 * splash. Gives up after a timeout; returns a function that cancels the wait.
 */
export function whenReachable(id: string, onReached: (element: HTMLElement) => void): () => void {
  const element = findReachable(id);
  if (element) {
    onReached(element);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const arrived = findReachable(id);
    if (!arrived) return;
    stop();
    onReached(arrived);
  });
  const timer = setTimeout(stop, WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}
