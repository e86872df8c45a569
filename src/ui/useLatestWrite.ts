import { useState } from 'react';

/**
 * Returns a function to call when a write begins; it returns another that says whether no later one
 * has begun, so that only the answer to the last intention is shown.
 */
export function useLatestWrite(): () => () => boolean {
  const [begin] = useState(() => {
    let latest = 0;
    return () => {
      const own = (latest += 1);
      return () => own === latest;
    };
  });
  return begin;
}
