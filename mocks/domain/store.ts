import { columns, type SeedRows, type Tables, type ValueKind } from './model';
import { Table, type TableChanges } from './table';

const TABLE_NAMES = Object.keys(columns) as (keyof Tables)[];

/** The differences from the seed, in a form that can be stored. */
export type StoreChanges = { idsDrawn: number } & {
  [Name in keyof Tables]: TableChanges<Tables[Name]>;
};

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isFinite(value);

const isOfKind: Record<ValueKind, (value: unknown) => boolean> = {
  text: isText,
  textOrNull: (value) => value === null || isText(value),
  number: isNumber,
  numberOrNull: (value) => value === null || isNumber(value),
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every(isText),
};

function isRow(name: keyof Tables, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const kinds: Record<string, ValueKind> = columns[name];
  const row = value as Record<string, unknown>;
  return Object.entries(kinds).every(
    ([column, kind]) => Object.hasOwn(row, column) && isOfKind[kind](row[column]),
  );
}

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** The tables of a shop. */
export class Store {
  readonly users: Table<Tables['users']>;
  readonly projects: Table<Tables['projects']>;
  readonly orders: Table<Tables['orders']>;
  readonly downloads: Table<Tables['downloads']>;
  readonly uploads: Table<Tables['uploads']>;
  readonly conversations: Table<Tables['conversations']>;
  readonly messages: Table<Tables['messages']>;
  /** How many random ids were drawn, so that a reload or another tab never draws one twice. */
  idsDrawn = 0;

  constructor(seed: SeedRows) {
    this.users = new Table(seed.users);
    this.projects = new Table(seed.projects);
    this.orders = new Table(seed.orders);
    this.downloads = new Table(seed.downloads);
    this.uploads = new Table(seed.uploads);
    this.conversations = new Table(seed.conversations);
    this.messages = new Table(seed.messages);
  }

  /** Returns the differences from the seed. */
  changes(): StoreChanges {
    return {
      idsDrawn: this.idsDrawn,
      users: this.users.changes(),
      projects: this.projects.changes(),
      orders: this.orders.changes(),
      downloads: this.downloads.changes(),
      uploads: this.uploads.changes(),
      conversations: this.conversations.changes(),
      messages: this.messages.changes(),
    };
  }

  /** Applies stored changes; throws a TypeError if they are malformed. */
  apply(changes: StoreChanges): void {
    if (!Number.isSafeInteger(changes.idsDrawn))
      throw new TypeError('idsDrawn is not a whole number');
    this.idsDrawn = changes.idsDrawn;
    for (const name of TABLE_NAMES) {
      const table = this[name] as Table<Tables[typeof name]>;
      const { rows, removed } = (changes[name] ?? {}) as Partial<TableChanges<never>>;
      if (!Array.isArray(rows) || !Array.isArray(removed)) {
        throw new TypeError(`${name} has no changes`);
      }
      for (const row of rows) {
        if (!isRow(name, row)) throw new TypeError(`${name} contains an invalid row`);
        table.put(row);
      }
      for (const id of removed) {
        if (!isId(id)) throw new TypeError(`${name} has an invalid removed id`);
        table.remove(id);
      }
    }
  }
}
