type Row = { readonly id: number | string };

/** What differs from a table's seed, in a form that can be stored. */
export type TableChanges<Entry extends Row> = {
  /** Rows that were added or replaced. */
  rows: Entry[];
  /** Ids of rows that were removed. */
  removed: Entry['id'][];
};

/** Rows over an unchanging seed; only what differs from the seed is remembered as a change. */
export class Table<Entry extends Row> {
  readonly #rows: Map<Entry['id'], Entry>;
  readonly #changed = new Map<Entry['id'], Entry>();
  readonly #removed = new Set<Entry['id']>();
  /** The largest number that ever was an id, so that no removed row's id is given again. */
  #largestId: number;
  /** Every row, and the rows by a column's values; made when asked for, until the next change. */
  #all: readonly Entry[] | undefined;
  readonly #indexes = new Map<keyof Entry, Map<unknown, Entry[]>>();

  /** Numbers up to `largestId` are never given as ids. */
  constructor(seed: readonly Entry[], largestId = 0) {
    this.#largestId = largestId;
    this.#rows = new Map(seed.map((row) => [row.id, row]));
    for (const { id } of seed) this.#noteId(id);
  }

  /** Every row, oldest first. */
  all(): readonly Entry[] {
    this.#all ??= [...this.#rows.values()];
    return this.#all;
  }

  get(id: Entry['id']): Entry | undefined {
    return this.#rows.get(id);
  }

  /** The rows with a value in a column, oldest first. */
  where<Column extends keyof Entry>(column: Column, value: Entry[Column]): readonly Entry[] {
    let index = this.#indexes.get(column);
    if (!index) {
      index = this.#indexBy(column);
      this.#indexes.set(column, index);
    }
    return index.get(value) ?? [];
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: Entry): Entry {
    this.#rows.set(row.id, row);
    this.#changed.set(row.id, row);
    this.#removed.delete(row.id);
    this.#noteId(row.id);
    this.#forgetDerived();
    return row;
  }

  /** Removes the row with an id; its id is never given again. */
  remove(id: Entry['id']): void {
    this.#rows.delete(id);
    this.#changed.delete(id);
    this.#removed.add(id);
    this.#noteId(id);
    this.#forgetDerived();
  }

  /** The smallest number above all ids there ever were. */
  nextId(): number {
    return this.#largestId + 1;
  }

  /** What was added, replaced and removed since the seed. */
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

  #forgetDerived(): void {
    this.#all = undefined;
    this.#indexes.clear();
  }
}
