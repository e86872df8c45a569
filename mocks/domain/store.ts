import { type Rows, tables } from './model';
import { type Row, Table, type TableChanges } from './table';

type TableName = keyof Rows;

const TABLE_NAMES = Object.keys(tables) as TableName[];
const NAMES_FOR_SALE = TABLE_NAMES.filter((name) => tables[name].isForSale);

type Counters = {
  /** The number of random ids drawn, so that a reload or another tab never repeats one. */
  idsDrawn: number;
  /** How many times all sessions were ended; earlier tokens have expired. */
  sessionsEnded: number;
};

type TableSet = { readonly [Name in TableName]: Table<Rows[Name][number]> };

type ChangesOf<Tables> = {
  [Name in keyof Tables]: Tables[Name] extends Table<infer Entry> ? TableChanges<Entry> : never;
};

/** The differences from the seed, in a form that can be stored. */
export type StoreChanges = Counters &
  ChangesOf<TableSet> & {
    /** The changes of the emptied shop; missing until it is first used. */
    emptied?: Partial<ChangesOf<TableSet>>;
  };

/** The tables of a shop. */
export type Store = TableSet & {
  readonly counters: Counters;
  /**
   * The same shop with nothing for sale: its projects, orders, downloads and reviews start empty and
   * are separate. Users, conversations, uploads, mails and counters are shared.
   */
  readonly emptied: Store;
  /** Returns the differences from the seed. */
  changes: () => StoreChanges;
  /** Applies stored changes; throws a TypeError if they are malformed. */
  apply: (changes: StoreChanges) => void;
};

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';

const isRow = (value: unknown) =>
  typeof value === 'object' && value !== null && isId((value as { id?: unknown }).id);

const makeTables = (make: (name: TableName) => Table<Row>) =>
  Object.fromEntries(TABLE_NAMES.map((name) => [name, make(name)])) as TableSet;

/** Makes a shop of the rows that it starts with. */
export const makeStore = (seed: Partial<Rows>): Store =>
  toStore(
    makeTables((name) => new Table<Row>(seed[name] ?? [])),
    { idsDrawn: 0, sessionsEnded: 0 },
  );

function toStore(own: TableSet, counters: Counters): Store {
  let emptied: Store | undefined;
  /** URLs of the whole shop's projects must not lead to new ones. */
  const emptiedTable = (name: TableName) =>
    tables[name].isForSale ? new Table<Row>([], own[name].nextId() - 1) : own[name];
  const store: Store = {
    ...own,
    counters,
    get emptied() {
      emptied ??= toStore(makeTables(emptiedTable), counters);
      return emptied;
    },
    changes: () => ({
      ...counters,
      ...(emptied && { emptied: changesOf(emptied, NAMES_FOR_SALE) }),
      ...changesOf(own, TABLE_NAMES),
    }),
    apply: (changes) => {
      const { idsDrawn, sessionsEnded } = changes;
      for (const counter of [idsDrawn, sessionsEnded]) {
        if (!Number.isSafeInteger(counter)) throw new TypeError('a counter is not a whole number');
      }
      Object.assign(counters, { idsDrawn, sessionsEnded });
      applyTo(own, TABLE_NAMES, changes);
      if (changes.emptied) applyTo(store.emptied, NAMES_FOR_SALE, changes.emptied);
    },
  };
  return store;
}

const changesOf = (own: TableSet, names: readonly TableName[]) =>
  Object.fromEntries(names.map((name) => [name, own[name].changes()])) as ChangesOf<TableSet>;

function applyTo(
  own: TableSet,
  names: readonly TableName[],
  changes: Partial<Record<TableName, Partial<TableChanges<Row>>>>,
): void {
  for (const name of names) {
    const table: Table<Row> = own[name];
    // A table that was added since then has no changes.
    const { rows = [], removed = [] } = changes[name] ?? {};
    if (!Array.isArray(rows) || !Array.isArray(removed)) {
      throw new TypeError(`${name} has no changes`);
    }
    for (const row of rows) {
      if (!isRow(row)) throw new TypeError(`${name} contains an invalid row`);
      table.put(row);
    }
    for (const id of removed) {
      if (!isId(id)) throw new TypeError(`${name} has an invalid removed id`);
      table.remove(id);
    }
  }
}
