import type { StoreChanges } from '../domain/store';
import { isShopSize, type ShopSize } from '../seeds/size';

/**
 * Increased when the stored format or the rows of a table change; snapshots of other versions are dropped.
 */
export const SNAPSHOT_VERSION = 12;

/** The persisted state of a mock backend. */
export type Snapshot = {
  version: typeof SNAPSHOT_VERSION;
  seed: number;
  size: ShopSize;
  /** ISO time of the anchor day, from which seeded times are counted back. */
  anchor: string;
  /** Changes with every save and reset, so that other tabs notice. */
  revision: string;
  changes: StoreChanges;
};

/** Reads and writes snapshots. */
export type SnapshotStorage = {
  read: () => Promise<unknown>;
  write: (snapshot: Snapshot) => Promise<void>;
};

/** Returns true if a value can be a snapshot of this version. */
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
