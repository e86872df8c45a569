import { useRef } from 'react';

/** Returns a function that begins a write and returns whether it is still the last one begun. */
export function useLatestWrite(): () => () => boolean {
  const latest = useRef(0);
  return () => {
    const own = (latest.current += 1);
    return () => own === latest.current;
  };
}
