/** Runs work after a delay; returns a function that cancels it. */
export type Schedule = (work: () => void, delayMs: number) => () => void;

/** Schedules work with `setTimeout`. */
export const scheduleWithTimeout: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};
