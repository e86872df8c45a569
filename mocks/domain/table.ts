/** What a row of any table has. */
export type Row = { readonly id: number | string };

/**
 * Describes a table by the type of its rows, of which a shop has none unless it is seeded. The emptied shop has a
 * table of its own for what is for sale, and for what depends on it.
 */
export const tableOf = <Entry extends Row>({ isForSale = false } = {}) => {
  const rows: readonly Entry[] = [];
  return { rows, isForSale };
};

/** The differences between a table and its seed, in a form that can be stored. */
export type TableChanges<Entry extends Row> = {
  /** Rows added or replaced since the seed. */
  rows: Entry[];
  /** Ids of rows removed since the seed. */
  removed: Entry['id'][];
};

/** An indexed table over an immutable seed, which tracks its changes since the seed. */
export class Table<Entry extends Row> {
  readonly #rows: Map<Entry['id'], Entry>;
  readonly #changed = new Map<Entry['id'], Entry>();
  readonly #removed = new Set<Entry['id']>();
  /** The largest numeric id ever used, so that ids of removed rows are not reused. */
  #largestId: number;
  /**
   * Caches: all rows, and the rows by a column's values. Built on demand, cleared by each change.
   */
  #all: readonly Entry[] | undefined;
  readonly #indexes = new Map<PropertyKey, Map<unknown, Entry[]>>();

  /** Numbers up to `largestId` are never used as ids. */
  constructor(seed: readonly Entry[], largestId = 0) {
    this.#largestId = largestId;
    this.#rows = new Map(seed.map((row) => [row.id, row]));
    for (const { id } of seed) this.#noteId(id);
  }

  /** Returns every row, oldest first. */
  all(): readonly Entry[] {
    this.#all ??= [...this.#rows.values()];
    return this.#all;
  }

  get(id: Entry['id']): Entry | undefined {
    return this.#rows.get(id);
  }

  /** Returns the rows with a value in a column, oldest first. */
  where<Column extends keyof Entry>(column: Column, value: Entry[Column]): readonly Entry[] {
    let index = this.#indexes.get(column);
    if (!index) {
      index = this.#indexBy(column);
      this.#indexes.set(column, index);
    }
    return index.get(value) ?? [];
  }

  /** Adds a row, or replaces the one with the same id. */
  put(row: Entry): Entry {
    this.#rows.set(row.id, row);
    this.#changed.set(row.id, row);
    this.#removed.delete(row.id);
    this.#noteId(row.id);
    this.#clearCaches();
    return row;
  }

  /** Removes the row with an id, which is never reused. */
  remove(id: Entry['id']): void {
    this.#rows.delete(id);
    this.#changed.delete(id);
    this.#removed.add(id);
    this.#noteId(id);
    this.#clearCaches();
  }

  /** Returns the next unused numeric id. */
  nextId(): number {
    return this.#largestId + 1;
  }

  /** Returns what was added, replaced and removed since the seed. */
  changes(): TableChanges<Entry> {
    return { rows: [...this.#changed.values()], removed: [...this.#removed] };
  }

  #noteId(id: Entry['id']): void {
    if (typeof id === 'number') this.#largestId = Math.max(this.#largestId, id);
  }

  #indexBy(column: keyof Entry): Map<unknown, Entry[]> {
    const index = new Map<unknown, Entry[]>();
    for (const row of this.#rows.values()) {
      const rows = index.get(row[column]);
      if (rows) rows.push(row);
      else index.set(row[column], [row]);
    }
    return index;
  }

  #clearCaches(): void {
    this.#all = undefined;
    this.#indexes.clear();
  }
}
