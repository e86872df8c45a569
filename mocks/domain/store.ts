import type { SeedRows, Tables } from './model';
import { Table, type TableChanges } from './table';

const TABLE_NAMES = [
  'users',
  'projects',
  'orders',
  'downloads',
  'uploads',
  'conversations',
  'messages',
  'reviews',
  'reviewVotes',
  'mailedLinks',
  'mails',
  'visits',
  'emptySearches',
  'savedAnswers',
] as const satisfies readonly (keyof Tables)[];

/** The tables that the emptied shop replaces: what is for sale, and what depends on it. */
const TABLES_FOR_SALE = ['projects', 'orders', 'downloads', 'reviews', 'reviewVotes'] as const;

type Counters = {
  /** The number of random ids drawn, so that a reload or another tab never repeats one. */
  idsDrawn: number;
  /** How many times all sessions were ended; earlier tokens have expired. */
  sessionsEnded: number;
};

type ChangesOf<Name extends keyof Tables> = { [Each in Name]: TableChanges<Tables[Each]> };

/** The differences from the seed, in a form that can be stored. */
export type StoreChanges = Pick<Counters, 'idsDrawn'> &
  Partial<Counters> &
  ChangesOf<keyof Tables> & {
    /** The changes of the emptied shop; missing until it is first used. */
    emptied?: ChangesOf<(typeof TABLES_FOR_SALE)[number]>;
  };

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';

const isRow = (value: unknown) =>
  typeof value === 'object' && value !== null && isId((value as { id?: unknown }).id);

type TableSet = { readonly [Name in keyof Tables]: Table<Tables[Name]> };

/** Rows to start a table with, or a table shared with another store. */
type TableSource<Row extends { readonly id: number | string }> = readonly Row[] | Table<Row>;

type TableSources = { [Name in keyof Tables]: TableSource<Tables[Name]> };

const toTable = <Row extends { readonly id: number | string }>(source: TableSource<Row>) =>
  source instanceof Table ? source : new Table(source);

/** The tables of a shop. */
export class Store implements TableSet {
  readonly users: Table<Tables['users']>;
  readonly projects: Table<Tables['projects']>;
  readonly orders: Table<Tables['orders']>;
  readonly downloads: Table<Tables['downloads']>;
  readonly uploads: Table<Tables['uploads']>;
  readonly conversations: Table<Tables['conversations']>;
  readonly messages: Table<Tables['messages']>;
  readonly reviews: Table<Tables['reviews']>;
  readonly reviewVotes: Table<Tables['reviewVotes']>;
  readonly mailedLinks: Table<Tables['mailedLinks']>;
  readonly mails: Table<Tables['mails']>;
  readonly visits: Table<Tables['visits']>;
  readonly emptySearches: Table<Tables['emptySearches']>;
  readonly savedAnswers: Table<Tables['savedAnswers']>;
  readonly counters: Counters;
  #emptied: Store | undefined;

  constructor(
    sources: SeedRows | TableSources,
    counters: Counters = { idsDrawn: 0, sessionsEnded: 0 },
  ) {
    this.users = toTable(sources.users);
    this.projects = toTable(sources.projects);
    this.orders = toTable(sources.orders);
    this.downloads = toTable(sources.downloads);
    this.uploads = toTable(sources.uploads);
    this.conversations = toTable(sources.conversations);
    this.messages = toTable(sources.messages);
    this.reviews = toTable(sources.reviews);
    this.reviewVotes = toTable(sources.reviewVotes);
    this.mailedLinks = toTable(sources.mailedLinks);
    this.mails = toTable(sources.mails);
    this.visits = toTable(sources.visits);
    this.emptySearches = toTable(sources.emptySearches);
    this.savedAnswers = toTable(sources.savedAnswers);
    this.counters = counters;
  }

  /**
   * The same shop with nothing for sale: its projects, orders, downloads and reviews start empty and
   * are separate. Users, conversations, uploads, mails and counters are shared.
   */
  get emptied(): Store {
    // URLs of the whole shop's projects must not lead to new ones.
    const projects = () => new Table<Tables['projects']>([], this.projects.nextId() - 1);
    this.#emptied ??= new Store(
      { ...this, projects: projects(), orders: [], downloads: [], reviews: [], reviewVotes: [] },
      this.counters,
    );
    return this.#emptied;
  }

  /** Returns the differences from the seed. */
  changes(): StoreChanges {
    return {
      ...this.counters,
      ...(this.#emptied && { emptied: this.#emptied.#changesOf(TABLES_FOR_SALE) }),
      ...this.#changesOf(TABLE_NAMES),
    };
  }

  #changesOf<Name extends keyof Tables>(names: readonly Name[]): ChangesOf<Name> {
    return Object.fromEntries(names.map((name) => [name, this[name].changes()])) as ChangesOf<Name>;
  }

  /** Applies stored changes; throws a TypeError if they are malformed. */
  apply(changes: StoreChanges): void {
    const { idsDrawn, sessionsEnded = 0, emptied } = changes;
    for (const counter of [idsDrawn, sessionsEnded]) {
      if (!Number.isSafeInteger(counter)) throw new TypeError('a counter is not a whole number');
    }
    Object.assign(this.counters, { idsDrawn, sessionsEnded });
    this.#applyTables(TABLE_NAMES, changes);
    if (emptied) this.emptied.#applyTables(TABLES_FOR_SALE, emptied);
  }

  #applyTables<Name extends keyof Tables>(names: readonly Name[], changes: ChangesOf<Name>): void {
    for (const name of names) {
      const table: Table<Tables[Name]> = (this as TableSet)[name];
      const { rows, removed } = (changes[name] ?? {}) as Partial<TableChanges<never>>;
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
}
