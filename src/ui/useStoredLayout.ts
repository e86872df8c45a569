import { useCallback, useState, useSyncExternalStore } from 'react';
import type { StorageKey } from '@/config/storageKeys';
import { readStored, writeStored } from '@/lib/browserStorage';

type Layout = 'grid' | 'list';

const unsubscribe = () => undefined;

/** Returns the layout stored under a key. */
export const readLayout = (key: StorageKey): Layout =>
  readStored(key) === 'list' ? 'list' : 'grid';

/** Returns the layout last chosen on this device, the grid by default, and a setter. */
export function useStoredLayout(key: StorageKey): [Layout, (layout: Layout) => void] {
  const stored = useSyncExternalStore(
    () => unsubscribe,
    () => readLayout(key),
    // A prerendered page shows the grid.
    (): Layout => 'grid',
  );
  const [chosen, setChosen] = useState<Layout | null>(null);
  const choose = useCallback(
    (layout: Layout) => {
      setChosen(layout);
      writeStored(key, layout);
    },
    [key],
  );
  return [chosen ?? stored, choose];
}
