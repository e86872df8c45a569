import { useDeferredValue } from 'react';

/**
 * Whether something large may be shown: true once `isReady`, in a render that React makes in slices, so
 * that an answer of the backend never blocks the page. What is not ready any more is gone at once.
 */
export function useReadyInSlices(isReady: boolean): boolean {
  return useDeferredValue(isReady) && isReady;
}
