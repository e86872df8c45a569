/**
 * Runs `start`, whose listeners of `beforeunload` hear `pagehide` instead. MSW would take a page that
 * asks before it is left for a closed one, and whoever then stays would have no backend any more
 * (mswjs/msw#1105).
 */
export async function closingAtPageHide<Result>(start: () => Promise<Result>): Promise<Result> {
  const addEventListener = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => addEventListener(type === 'beforeunload' ? 'pagehide' : type, listener, options);
  try {
    return await start();
  } finally {
    window.addEventListener = addEventListener;
  }
}
