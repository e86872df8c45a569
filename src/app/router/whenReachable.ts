const WAIT_MS = 10_000;

function findReachable(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element && !element.closest('[inert]') ? element : null;
}

/**
 * Calls back once the element with an id is there and out from under the splash: a page's code or data
 * may still be loading. Answers a function that gives up; so does time.
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
