import type { FileStorage } from '../domain/files';
import type { SeedRows } from '../domain/model';
import { Store } from '../domain/store';
import { makeSeed } from '../seeds';
import { startOfDay } from '../seeds/calendar';
import type { ShopSize } from '../seeds/size';
import { isSnapshot, SNAPSHOT_VERSION, type Snapshot, type SnapshotStorage } from './snapshot';

export type StateKeeperOptions = {
  seed: number;
  size: ShopSize;
  now: () => Date;
  /** Where the state is kept between visits; nowhere when it is left out. */
  storage?: SnapshotStorage | undefined;
  /** Holds the uploaded files, which belong to the state and go with it. */
  files: FileStorage;
};

/** A state, with what it was made from. */
type Shop = {
  seed: number;
  anchor: Date;
  rows: SeedRows;
  store: Store;
  revision: string | undefined;
};

const NO_SNAPSHOT = 'it is no snapshot of this version';

/**
 * Holds the state of a shop and keeps it in a storage that other tabs may share. The storage never
 * stops the shop: what is unusable is dropped, and a storage that fails is done without.
 */
export class StateKeeper {
  #seed: number;
  readonly #size: ShopSize;
  readonly #now: () => Date;
  readonly #files: FileStorage;
  #storage: SnapshotStorage | undefined;
  #anchor: Date;
  /** What the shop started with on the anchor day. */
  #rows: SeedRows;
  #store: Store;
  #kept: string;
  /** Names the stored snapshot that the store agrees with; undefined before there is one. */
  #revision: string | undefined;

  constructor({ seed, size, now, storage, files }: StateKeeperOptions) {
    this.#seed = seed;
    this.#size = size;
    this.#now = now;
    this.#files = files;
    this.#storage = storage;
    this.#anchor = startOfDay(now());
    this.#rows = makeSeed(seed, this.#anchor, size);
    this.#store = new Store(this.#rows);
    this.#kept = JSON.stringify(this.#store.changes());
  }

  get store(): Store {
    return this.#store;
  }

  /** Decides the seeded orders and all random ids. */
  get seed(): number {
    return this.#seed;
  }

  /** Takes up what another tab or an earlier visit has stored. */
  async load(): Promise<void> {
    const stored = await this.#try((storage) => storage.read());
    if (!this.#storage) return;
    if (stored === undefined || stored === null) {
      // Another tab has reset the shop.
      if (this.#revision !== undefined) this.#startAnew();
      return;
    }
    try {
      if (!isSnapshot(stored)) throw new TypeError(NO_SNAPSHOT);
      if (stored.revision === this.#revision) return;
      // A visit begins with the seed that was asked for; later another tab may have chosen its own.
      if (stored.seed !== this.#seed && this.#revision === undefined) {
        throw new TypeError('it has another seed');
      }
      this.#restore(stored);
    } catch (error) {
      console.warn('The stored mock backend was dropped', error);
      await this.reset();
    }
  }

  /** Stores the state when it has changed, and at first for the sake of its anchor day. */
  async save(): Promise<void> {
    const changes = this.#store.changes();
    const text = JSON.stringify(changes);
    if (!this.#storage || (text === this.#kept && this.#revision !== undefined)) return;
    const revision = crypto.randomUUID();
    this.#kept = text;
    this.#revision = revision;
    await this.#try((storage) => storage.write(this.snapshot()));
  }

  /** The state as it can be stored. */
  snapshot(): Snapshot {
    return {
      version: SNAPSHOT_VERSION,
      seed: this.#seed,
      size: this.#size,
      anchor: this.#anchor.toISOString(),
      revision: this.#revision ?? '',
      changes: this.#store.changes(),
    };
  }

  /** Takes up a snapshot of unknown origin, here and in the storage; throws when it is none. */
  async replace(value: unknown): Promise<void> {
    if (!isSnapshot(value)) throw new TypeError(NO_SNAPSHOT);
    this.#restore(value);
    this.#revision = undefined;
    await this.save();
  }

  /** Forgets everything that happened, here and in the storage; begins again with a seed. */
  async reset(seed: number = this.#seed): Promise<void> {
    await this.#try((storage) => storage.clear());
    await this.#clearFiles();
    this.#startAnew(seed);
  }

  #restore({ seed, size, anchor, revision, changes }: Snapshot): void {
    if (size !== this.#size)
      throw new TypeError(`it is of a ${size} shop, not a ${this.#size} one`);
    const rows = this.#rowsOf(seed, new Date(anchor));
    const store = new Store(rows);
    store.apply(changes);
    this.#takeUp({ seed, anchor: new Date(anchor), rows, store, revision });
  }

  #startAnew(seed: number = this.#seed): void {
    const anchor = startOfDay(this.#now());
    const rows = this.#rowsOf(seed, anchor);
    this.#takeUp({ seed, anchor, rows, store: new Store(rows), revision: undefined });
  }

  /** What a shop starts with. Rows are never changed, so the same seed and day need no new ones. */
  #rowsOf(seed: number, anchor: Date): SeedRows {
    const isSame = seed === this.#seed && anchor.getTime() === this.#anchor.getTime();
    return isSame ? this.#rows : makeSeed(seed, anchor, this.#size);
  }

  #takeUp({ seed, anchor, rows, store, revision }: Shop): void {
    this.#seed = seed;
    this.#anchor = anchor;
    this.#rows = rows;
    this.#store = store;
    this.#revision = revision;
    this.#kept = JSON.stringify(store.changes());
  }

  async #clearFiles(): Promise<void> {
    try {
      await this.#files.clear();
    } catch (error) {
      console.warn('The uploaded files of the mock backend could not be removed', error);
    }
  }

  async #try<Result>(use: (storage: SnapshotStorage) => Promise<Result>) {
    if (!this.#storage) return undefined;
    try {
      return await use(this.#storage);
    } catch (error) {
      console.warn('The mock backend goes on without its storage', error);
      this.#storage = undefined;
      return undefined;
    }
  }
}
