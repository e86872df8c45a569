import type { StoreChanges } from '../domain/store';
import { isShopSize, type ShopSize } from '../seeds/size';

/** Raised when the stored form changes; older snapshots are dropped. */
export const SNAPSHOT_VERSION = 4;

/** What is kept of a mock backend between visits. */
export type Snapshot = {
  version: typeof SNAPSHOT_VERSION;
  seed: number;
  size: ShopSize;
  /** ISO time of the day from which the seeded times are counted back. */
  anchor: string;
  /** Another one with every change and every reset, so that other tabs see that there was one. */
  revision: string;
  changes: StoreChanges;
};

/** Where snapshots are kept. */
export type SnapshotStorage = {
  read: () => Promise<unknown>;
  write: (snapshot: Snapshot) => Promise<void>;
};

/** True for something that can be a snapshot of this version. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false;
  const { version, seed, size, anchor, revision, changes } = value as Partial<Snapshot>;
  return (
    version === SNAPSHOT_VERSION &&
    Number.isSafeInteger(seed) &&
    isShopSize(size) &&
    typeof revision === 'string' &&
    typeof anchor === 'string' &&
    !Number.isNaN(Date.parse(anchor)) &&
    typeof changes === 'object' &&
    changes !== null
  );
}
