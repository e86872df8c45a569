/** Does work after a while, unless what it answers is called before. */
export type Schedule = (work: () => void, delayMs: number) => () => void;

/** By the clock of the machine. */
export const scheduleByClock: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};
