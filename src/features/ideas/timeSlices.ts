/** How long work may keep the browser from answering a person, in milliseconds. */
const SLICE_MS = 30;
/** How many steps go by between two looks at the clock. */
const STEPS_PER_LOOK = 64;

type YieldingScheduler = { yield?: () => Promise<void> };

function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls `step` with each number from `from` up to, not including, `to`, and lets the browser have its
 * turn between slices. Answers false when `signal` put an end to it.
 */
export async function forEachInSlices(
  from: number,
  to: number,
  step: (position: number) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (let position = from; position < to; position += 1) {
    if (position % STEPS_PER_LOOK === 0 && performance.now() > sliceEnd) {
      await yieldToBrowser();
      if (signal?.aborted) return false;
      sliceEnd = performance.now() + SLICE_MS;
    }
    step(position);
  }
  return true;
}
