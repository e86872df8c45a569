import { startTransition, useEffect, useState } from 'react';

const STEP = 4;

/**
 * How many of `total` entries to render now: a few at first, the rest in later frames, so that a long
 * list never blocks the page. The caller holds the place of the others.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
