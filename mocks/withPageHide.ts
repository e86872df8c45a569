/**
 * Runs `start` and registers its `beforeunload` listeners for `pagehide` instead. MSW treats
 * `beforeunload` as the page closing, so a user who cancels leaving would lose the backend
 * (mswjs/msw#1105).
 */
export async function withPageHide<Result>(start: () => Promise<Result>): Promise<Result> {
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
