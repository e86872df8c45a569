import { useState } from 'react';
import type { StorageKey } from '@/config/storageKeys';
import { readStored, writeStored } from '@/lib/browserStorage';

type Layout = 'grid' | 'list';

/** Grid or list as last chosen on this device. */
export function useStoredLayout(key: StorageKey): [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useState<Layout>(() =>
    readStored(key) === 'list' ? 'list' : 'grid',
  );
  const choose = (chosen: Layout) => {
    setLayout(chosen);
    writeStored(key, chosen);
  };
  return [layout, choose];
}
