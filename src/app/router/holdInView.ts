/** How long parts loading above an element may move it, in milliseconds. */
const SETTLING_MS = 5000;

/** Events by which a user scrolls or acts. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element with this id, and again whenever the page changes size on the way, because
 * parts load as they come near. Ends when the user acts or the page has had time to settle; returns
 * a function that ends it earlier.
 */
export function holdInView(id: string, behavior: ScrollBehavior): () => void {
  const scroll = () => document.getElementById(id)?.scrollIntoView({ behavior });
  scroll();
  if (typeof ResizeObserver === 'undefined') return () => undefined;

  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  document.addEventListener('scrollend', scroll);
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true });
  const timer = setTimeout(stop, SETTLING_MS);

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('scrollend', scroll);
    for (const input of INPUTS) window.removeEventListener(input, stop);
  }
  return stop;
}
