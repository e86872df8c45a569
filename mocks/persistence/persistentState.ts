import { removeUploadsWithoutFiles } from '../domain/admin/uploads';
import type { FileStorage } from '../domain/files';
import type { Rows } from '../domain/model';
import { makeStore, type Store, type StoreChanges } from '../domain/store';
import { makeSeed } from '../seeds';
import { startOfDay, toDay } from '../seeds/calendar';
import type { ShopSize } from '../seeds/size';
import { type ExportedState, readFiles, withFiles } from './exportedState';
import { isSnapshot, type Snapshot, SNAPSHOT_VERSION, type SnapshotStorage } from './snapshot';

export type PersistentStateOptions = {
  seed: number;
  /** The day that seeds count from, such as 2026-03-01; null for that of `seedTime`. */
  seeded: string | null;
  size: ShopSize;
  /** Returns the time whose day seeds count from whenever the shop starts over. */
  seedTime: () => Date;
  /** Stores the state between visits; omitted, the state is not persisted. */
  storage?: SnapshotStorage | undefined;
  /** Whether storage failures are errors; by default the shop continues without storage. */
  needsStorage?: boolean | undefined;
  /** Stores the uploaded files, which are part of the state. */
  files: FileStorage;
};

/** A shop's state and what it was built from. */
type Shop = {
  readonly seed: number;
  readonly anchor: Date;
  /** The rows on the anchor day. */
  readonly rows: Partial<Rows>;
  readonly store: Store;
  /** Revision of the stored snapshot that the store matches; undefined if there is none yet. */
  readonly revision: string | undefined;
};

/** The latest rows that were made: tests start many shops from the same seed. */
let latest: { key: string; rows: Partial<Rows> } | undefined;

/** Returns the rows a shop starts with. Rows are immutable, so the same seed and day reuse them. */
function rowsOf(seed: number, anchor: Date, size: ShopSize): Partial<Rows> {
  const key = [seed, anchor.getTime(), size].join();
  if (latest?.key !== key) latest = { key, rows: makeSeed(seed, anchor, size) };
  return latest.rows;
}

const NO_SNAPSHOT = 'it is not a snapshot of this version';

/**
 * The state of a shop, persisted in a storage that other tabs may share. Unless the storage is
 * required, it never stops the shop: an unusable snapshot is dropped, and a failing storage is no
 * longer used.
 */
export class PersistentState {
  readonly #size: ShopSize;
  readonly #seedTime: () => Date;
  readonly #files: FileStorage;
  readonly #needsStorage: boolean;
  #storage: SnapshotStorage | undefined;
  #seeded: string | null;
  #shop: Shop;
  /** JSON of the changes in the storage. */
  #savedChanges: string;

  constructor(options: PersistentStateOptions) {
    const { seed, seeded, size, seedTime, storage, needsStorage = false, files } = options;
    this.#size = size;
    this.#seeded = seeded;
    this.#seedTime = seedTime;
    this.#files = files;
    this.#needsStorage = needsStorage;
    this.#storage = storage;
    const anchor = this.#anchorDay();
    const rows = rowsOf(seed, anchor, size);
    this.#shop = { seed, anchor, rows, store: makeStore(rows), revision: undefined };
    this.#savedChanges = JSON.stringify(this.store.changes());
  }

  get store(): Store {
    return this.#shop.store;
  }

  /** Seeds the orders and all random ids. */
  get seed(): number {
    return this.#shop.seed;
  }

  /** The day that the seeds of this shop count from, such as 2026-03-01. */
  get anchor(): string {
    return toDay(this.#shop.anchor);
  }

  /** Loads the stored state and saves it again, so that a failing storage fails right away. */
  async open(): Promise<void> {
    await this.load();
    await this.#switchState(() => undefined);
  }

  /** Loads the state that another tab or an earlier visit saved. */
  async load(): Promise<void> {
    const stored = await this.#tryStorage((storage) => storage.read());
    if (!this.#storage) return;
    const { revision, seed } = this.#shop;
    if (stored === undefined || stored === null) {
      // Another tab or the user cleared the storage.
      if (revision !== undefined) this.#startOver();
      return;
    }
    try {
      if (!isSnapshot(stored)) throw new TypeError(NO_SNAPSHOT);
      if (stored.revision === revision) return;
      // A visit starts with the requested seed; later, another tab may choose its own.
      if (stored.seed !== seed && revision === undefined) {
        throw new TypeError('it has another seed');
      }
      if (
        this.#seeded !== null &&
        toDay(stored.anchor) !== this.#seeded &&
        revision === undefined
      ) {
        throw new TypeError(`its days count from ${toDay(stored.anchor)}, not ${this.#seeded}`);
      }
      this.#restore(stored);
    } catch (error) {
      if (this.#needsStorage) throw error;
      console.warn('The stored mock backend was dropped', error);
      await this.reset();
    }
  }

  /** Saves the state if it changed, and initially to persist its anchor day. */
  async save(): Promise<void> {
    if (!this.#storage) return;
    const text = JSON.stringify(this.store.changes());
    const before = this.#shop;
    if (text === this.#savedChanges && before.revision !== undefined) return;
    this.#shop = { ...before, revision: crypto.randomUUID() };
    try {
      await this.#tryStorage((storage) => storage.write(this.snapshot()));
      this.#savedChanges = text;
    } catch (error) {
      // A change that is not saved must not take effect.
      const store = makeStore(before.rows);
      store.apply(JSON.parse(this.#savedChanges) as StoreChanges);
      this.#shop = { ...before, store };
      throw error;
    }
  }

  /** Returns the state in a form that can be stored. */
  snapshot(): Snapshot {
    const { seed, anchor, revision = '', store } = this.#shop;
    return {
      version: SNAPSHOT_VERSION,
      seed,
      size: this.#size,
      anchor: anchor.toISOString(),
      revision,
      changes: store.changes(),
    };
  }

  /** Returns the state with its uploads, to be saved as a file. */
  exported(): Promise<ExportedState> {
    return withFiles(this.snapshot(), this.#files);
  }

  /**
   * Imports an exported, untrusted state and saves it; throws a TypeError if it is malformed.
   * Uploads whose files are missing are removed.
   */
  async replace(value: unknown): Promise<void> {
    if (!isSnapshot(value)) throw new TypeError(NO_SNAPSHOT);
    const files = readFiles(value);
    await this.#switchState(() => {
      this.#restore(value);
      removeUploadsWithoutFiles(this.store, ({ id, fileSize }) => files.get(id)?.size === fileSize);
    });
    await this.#clearFiles();
    for (const { id } of this.store.uploads.all()) await this.#files.write(id, 0, files.get(id)!);
  }

  /** Discards all changes, also in the storage, and starts with a seed and a day to count from. */
  async reset(seed: number = this.seed, seeded: string | null = this.#seeded): Promise<void> {
    this.#seeded = seeded;
    await this.#switchState(() => this.#startOver(seed));
    await this.#clearFiles();
  }

  /** Switches to another state and saves it; if saving fails, the previous state is restored. */
  async #switchState(change: () => void): Promise<void> {
    const before = this.#shop;
    change();
    this.#shop = { ...this.#shop, revision: undefined };
    try {
      await this.save();
    } catch (error) {
      this.#use(before);
      throw error;
    }
  }

  #restore({ seed, size, anchor, revision, changes }: Snapshot): void {
    if (size !== this.#size)
      throw new TypeError(`it is of a ${size} shop, not a ${this.#size} one`);
    const rows = rowsOf(seed, new Date(anchor), size);
    const store = makeStore(rows);
    store.apply(changes);
    this.#use({ seed, anchor: new Date(anchor), rows, store, revision });
  }

  #startOver(seed: number = this.seed): void {
    const anchor = this.#anchorDay();
    const rows = rowsOf(seed, anchor, this.#size);
    this.#use({ seed, anchor, rows, store: makeStore(rows), revision: undefined });
  }

  #anchorDay(): Date {
    return startOfDay(this.#seeded === null ? this.#seedTime() : new Date(this.#seeded));
  }

  #use(shop: Shop): void {
    this.#shop = shop;
    this.#savedChanges = JSON.stringify(shop.store.changes());
  }

  async #clearFiles(): Promise<void> {
    try {
      await this.#files.clear();
    } catch (error) {
      console.warn('The uploaded files of the mock backend could not be removed', error);
    }
  }

  async #tryStorage<Result>(use: (storage: SnapshotStorage) => Promise<Result>) {
    if (!this.#storage) return undefined;
    try {
      return await use(this.#storage);
    } catch (error) {
      if (this.#needsStorage) throw error;
      console.warn('The mock backend continues without its storage', error);
      this.#storage = undefined;
      return undefined;
    }
  }
}
