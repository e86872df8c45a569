import type { FileStorage } from '../domain/files';
import type { SeedRows } from '../domain/model';
import { Store } from '../domain/store';
import { makeSeed } from '../seeds';
import { startOfDay } from '../seeds/calendar';
import type { ShopSize } from '../seeds/size';
import { isSnapshot, SNAPSHOT_VERSION, type SnapshotStorage } from './snapshot';

export type StateKeeperOptions = {
  seed: number;
  size: ShopSize;
  now: () => Date;
  /** Where the state is kept between visits; nowhere when it is left out. */
  storage?: SnapshotStorage | undefined;
  /** Holds the uploaded files, which belong to the state and go with it. */
  files: FileStorage;
};

/**
 * Holds the state of a shop and keeps it in a storage that other tabs may share. The storage never
 * stops the shop: what is unusable is dropped, and a storage that fails is done without.
 */
export class StateKeeper {
  readonly #seed: number;
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
      if (!isSnapshot(stored)) throw new TypeError('it is no snapshot of this version');
      if (stored.revision === this.#revision) return;
      if (stored.seed !== this.#seed) throw new TypeError('it has another seed');
      if (stored.size !== this.#size) throw new TypeError('it has another size');
      const store = this.#openStore(new Date(stored.anchor));
      store.apply(stored.changes);
      this.#takeUp(store, stored.revision);
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
    await this.#try((storage) =>
      storage.write({
        version: SNAPSHOT_VERSION,
        seed: this.#seed,
        size: this.#size,
        anchor: this.#anchor.toISOString(),
        revision,
        changes,
      }),
    );
  }

  /** Forgets everything that happened, here and in the storage. */
  async reset(): Promise<void> {
    await this.#try((storage) => storage.clear());
    await this.#clearFiles();
    this.#startAnew();
  }

  #startAnew(): void {
    this.#takeUp(this.#openStore(startOfDay(this.#now())), undefined);
  }

  /** A shop as it was on a day. Rows are never changed, so the same day needs no new ones. */
  #openStore(anchor: Date): Store {
    if (anchor.getTime() !== this.#anchor.getTime()) {
      this.#rows = makeSeed(this.#seed, anchor, this.#size);
      this.#anchor = anchor;
    }
    return new Store(this.#rows);
  }

  #takeUp(store: Store, revision: string | undefined): void {
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
