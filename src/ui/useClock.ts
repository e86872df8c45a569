import { useInBrowser } from './useInBrowser';

const MINUTE_MS = 60_000;

/** Calls a listener at each full minute and when the tab comes to the front; returns a function that ends it. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = () => {
    clearTimeout(timer);
    listener();
    wait();
  };
  const onFront = () => {
    // Timers stand still while a computer sleeps.
    if (document.visibilityState === 'visible') tick();
  };
  wait();
  document.addEventListener('visibilitychange', onFront);
  window.addEventListener('focus', onFront);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onFront);
    window.removeEventListener('focus', onFront);
  };
}

/**
 * Returns what depends on the day or the time of day, such as the shop's day, and renders again when it has
 * changed: at the full minute, or when the tab comes to the front. `read` returns a plain value, since it is
 * compared; `prerendered` is returned in a prerendered page, which knows no time.
 */
export const useClock = <Value extends string | number | boolean>(
  read: () => Value,
  prerendered?: Value,
): Value => useInBrowser(read, prerendered, subscribe);
