import { removeUploadsWithoutFiles } from '../domain/admin/uploads';
import type { FileStorage } from '../domain/files';
import type { SeedRows } from '../domain/model';
import { Store, type StoreChanges } from '../domain/store';
import { makeSeed } from '../seeds';
import { startOfDay } from '../seeds/calendar';
import type { ShopSize } from '../seeds/size';
import { readFiles, withFiles, type ExportedState } from './exportedState';
import { isSnapshot, SNAPSHOT_VERSION, type Snapshot, type SnapshotStorage } from './snapshot';

export type StateKeeperOptions = {
  seed: number;
  size: ShopSize;
  now: () => Date;
  /** Where the state is kept between visits; nowhere when it is left out. */
  storage?: SnapshotStorage | undefined;
  /** Whether work fails when its state cannot be read or kept; it goes on without otherwise. */
  needsStorage?: boolean | undefined;
  /** Holds the uploaded files, which belong to the state and go with it. */
  files: FileStorage;
};

/** A state, with what it was made from. */
type Shop = {
  readonly seed: number;
  readonly anchor: Date;
  /** What the shop started with on the anchor day. */
  readonly rows: SeedRows;
  readonly store: Store;
  /** Names the stored snapshot that the store agrees with; undefined before there is one. */
  readonly revision: string | undefined;
};

const NO_SNAPSHOT = 'it is no snapshot of this version';

/**
 * Holds the state of a shop and keeps it in a storage that other tabs may share. Unless the shop needs
 * it, the storage never stops the shop: what is unusable is dropped, and a storage that fails is done
 * without.
 */
export class StateKeeper {
  readonly #size: ShopSize;
  readonly #now: () => Date;
  readonly #files: FileStorage;
  readonly #needsStorage: boolean;
  #storage: SnapshotStorage | undefined;
  #shop: Shop;
  /** The changes that the storage holds, as text. */
  #kept: string;

  constructor({ seed, size, now, storage, needsStorage = false, files }: StateKeeperOptions) {
    this.#size = size;
    this.#now = now;
    this.#files = files;
    this.#needsStorage = needsStorage;
    this.#storage = storage;
    const anchor = startOfDay(now());
    const rows = makeSeed(seed, anchor, size);
    this.#shop = { seed, anchor, rows, store: new Store(rows), revision: undefined };
    this.#kept = JSON.stringify(this.store.changes());
  }

  get store(): Store {
    return this.#shop.store;
  }

  /** Decides the seeded orders and all random ids. */
  get seed(): number {
    return this.#shop.seed;
  }

  /** Takes up what is stored and stores it anew, so that a storage that fails does so at once. */
  async open(): Promise<void> {
    await this.load();
    await this.#exchange(() => undefined);
  }

  /** Takes up what another tab or an earlier visit has stored. */
  async load(): Promise<void> {
    const stored = await this.#try((storage) => storage.read());
    if (!this.#storage) return;
    const { revision, seed } = this.#shop;
    if (stored === undefined || stored === null) {
      // Somebody has emptied the storage.
      if (revision !== undefined) this.#startAnew();
      return;
    }
    try {
      if (!isSnapshot(stored)) throw new TypeError(NO_SNAPSHOT);
      if (stored.revision === revision) return;
      // A visit begins with the seed that was asked for; later another tab may have chosen its own.
      if (stored.seed !== seed && revision === undefined) {
        throw new TypeError('it has another seed');
      }
      this.#restore(stored);
    } catch (error) {
      if (this.#needsStorage) throw error;
      console.warn('The stored mock backend was dropped', error);
      await this.reset();
    }
  }

  /** Stores the state when it has changed, and at first for the sake of its anchor day. */
  async save(): Promise<void> {
    if (!this.#storage) return;
    const text = JSON.stringify(this.store.changes());
    const before = this.#shop;
    if (text === this.#kept && before.revision !== undefined) return;
    this.#shop = { ...before, revision: crypto.randomUUID() };
    try {
      await this.#try((storage) => storage.write(this.snapshot()));
      this.#kept = text;
    } catch (error) {
      // What is not kept has not happened.
      const store = new Store(before.rows);
      store.apply(JSON.parse(this.#kept) as StoreChanges);
      this.#shop = { ...before, store };
      throw error;
    }
  }

  /** The state as it can be stored. */
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

  /** The state as a file can keep it, with its uploads. */
  exported(): Promise<ExportedState> {
    return withFiles(this.snapshot(), this.#files);
  }

  /**
   * Takes up an exported state of unknown origin, here and in the storage; throws when it is none.
   * Uploads that it lacks the files of are left out.
   */
  async replace(value: unknown): Promise<void> {
    if (!isSnapshot(value)) throw new TypeError(NO_SNAPSHOT);
    const files = readFiles(value);
    await this.#exchange(() => {
      this.#restore(value);
      removeUploadsWithoutFiles(this.store, ({ id, fileSize }) => files.get(id)?.size === fileSize);
    });
    await this.#clearFiles();
    for (const { id } of this.store.uploads.all()) await this.#files.write(id, 0, files.get(id)!);
  }

  /** Forgets everything that happened, here and in the storage; begins again with a seed. */
  async reset(seed: number = this.seed): Promise<void> {
    await this.#exchange(() => this.#startAnew(seed));
    await this.#clearFiles();
  }

  /** Takes another state up and stores it; when it cannot be stored, the one before stays. */
  async #exchange(takeUp: () => void): Promise<void> {
    const before = this.#shop;
    takeUp();
    this.#shop = { ...this.#shop, revision: undefined };
    try {
      await this.save();
    } catch (error) {
      this.#takeUp(before);
      throw error;
    }
  }

  #restore({ seed, size, anchor, revision, changes }: Snapshot): void {
    if (size !== this.#size)
      throw new TypeError(`it is of a ${size} shop, not a ${this.#size} one`);
    const rows = this.#rowsOf(seed, new Date(anchor));
    const store = new Store(rows);
    store.apply(changes);
    this.#takeUp({ seed, anchor: new Date(anchor), rows, store, revision });
  }

  #startAnew(seed: number = this.seed): void {
    const anchor = startOfDay(this.#now());
    const rows = this.#rowsOf(seed, anchor);
    this.#takeUp({ seed, anchor, rows, store: new Store(rows), revision: undefined });
  }

  /** What a shop starts with. Rows are never changed, so the same seed and day need no new ones. */
  #rowsOf(seed: number, anchor: Date): SeedRows {
    const { rows, ...shop } = this.#shop;
    const isSame = seed === shop.seed && anchor.getTime() === shop.anchor.getTime();
    return isSame ? rows : makeSeed(seed, anchor, this.#size);
  }

  #takeUp(shop: Shop): void {
    this.#shop = shop;
    this.#kept = JSON.stringify(shop.store.changes());
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
      if (this.#needsStorage) throw error;
      console.warn('The mock backend goes on without its storage', error);
      this.#storage = undefined;
      return undefined;
    }
  }
}
