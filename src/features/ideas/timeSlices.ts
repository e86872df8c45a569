/** How long work may keep the browser from answering a person, in milliseconds. */
const SLICE_MS = 30;
/** How many numbers go by between two looks at the clock. */
const STRETCH = 256;

type YieldingScheduler = { yield?: () => Promise<void> };

function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Goes through the numbers from `from` up to, not including, `to`, and lets the browser have its turn
 * between slices. `work` is handed them by stretches, since a loop of its own is faster than a call for
 * each. Answers false when `signal` put an end to it.
 */
export async function workInSlices(
  from: number,
  to: number,
  work: (from: number, to: number) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (let start = from; start < to; start += STRETCH) {
    if (performance.now() > sliceEnd) {
      await yieldToBrowser();
      if (signal?.aborted) return false;
      sliceEnd = performance.now() + SLICE_MS;
    }
    work(start, Math.min(start + STRETCH, to));
  }
  return true;
}
