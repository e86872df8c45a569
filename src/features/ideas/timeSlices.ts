/** Maximum time before yielding to the browser, in milliseconds. */
const SLICE_MS = 30;
/** Number of iterations between two checks of the clock. */
const BATCH_SIZE = 256;

type YieldingScheduler = { yield?: () => Promise<void> };

function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls `work` with consecutive ranges from `from` (inclusive) to `to` (exclusive), yielding to the
 * browser between time slices. Ranges are faster than a call per number. Resolves to false if
 * `signal` aborts it.
 */
export async function workInSlices(
  from: number,
  to: number,
  work: (from: number, to: number) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (let start = from; start < to; start += BATCH_SIZE) {
    if (performance.now() > sliceEnd) {
      await yieldToBrowser();
      if (signal?.aborted) return false;
      sliceEnd = performance.now() + SLICE_MS;
    }
    work(start, Math.min(start + BATCH_SIZE, to));
  }
  return true;
}
