type Row = { readonly id: number | string };

/** Rows over an unchanging seed; only what differs from the seed is remembered as a change. */
export class Table<Entry extends Row> {
  readonly #rows: Map<Entry['id'], Entry>;
  readonly #changed = new Map<Entry['id'], Entry>();

  constructor(seed: readonly Entry[]) {
    this.#rows = new Map(seed.map((row) => [row.id, row]));
  }

  /** Every row, oldest first. */
  all(): Entry[] {
    return [...this.#rows.values()];
  }

  get(id: Entry['id']): Entry | undefined {
    return this.#rows.get(id);
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: Entry): Entry {
    this.#rows.set(row.id, row);
    this.#changed.set(row.id, row);
    return row;
  }

  /** The smallest numeric id above all others. */
  nextId(): number {
    return Math.max(0, ...this.all().map(({ id }) => Number(id))) + 1;
  }

  /** The rows that were added or replaced since the seed. */
  changes(): Entry[] {
    return [...this.#changed.values()];
  }
}
