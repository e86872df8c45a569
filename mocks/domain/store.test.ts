/** @jest-environment node */
import { makeSeed } from '../seeds';
import { addedTables, columns, type Tables } from './model';
import { Store, type StoreChanges } from './store';

const seed = makeSeed(7, new Date('2025-10-15T00:00:00Z'));
const names = Object.keys(columns) as (keyof Tables)[];

/** A value of each kind of column. */
const values = {
  text: 'x',
  textOrNull: null,
  number: 1,
  numberOrNull: null,
  flag: true,
  texts: ['x'],
  records: [{ a: 1 }],
  recordOrNull: null,
};

type Kind = keyof typeof values;

/** A row with a valid value in each column of a table. */
function makeRow(name: keyof Tables) {
  const kinds = Object.entries<Kind>(columns[name]);
  return Object.fromEntries(kinds.map(([column, kind]) => [column, values[kind]]));
}

const noChanges = () => new Store(seed).changes();

/** The changes of a store with the given rows in a table. */
const changesWith = (name: keyof Tables, ...rows: unknown[]) =>
  ({ ...noChanges(), [name]: { rows, removed: [] } }) as unknown as StoreChanges;

/** Returns a store with changes as they are read from a JSON text. */
const applied = (changes: unknown) => {
  const store = new Store(seed);
  store.apply(JSON.parse(JSON.stringify(changes)) as StoreChanges);
  return store;
};

describe('stored changes', () => {
  it('restore every table and counter', () => {
    const store = new Store(seed);
    for (const name of names) {
      const { put, remove } = store[name] as unknown as {
        put: (row: object) => void;
        remove: (id: unknown) => void;
      };
      put.call(store[name], makeRow(name));
      const removable = store[name].all().at(-2)?.id;
      if (removable !== undefined) remove.call(store[name], removable);
    }
    Object.assign(store.counters, { idsDrawn: 3, sessionsEnded: 2 });
    const restored = applied(store.changes());
    for (const name of names) expect(restored[name].all()).toEqual(store[name].all());
    expect(restored.counters).toEqual({ idsDrawn: 3, sessionsEnded: 2 });
    expect(restored.changes()).toEqual(store.changes());
  });

  it('are empty in a store that equals its seed', () => {
    const nothing = { rows: [], removed: [] };
    expect(noChanges()).toEqual({
      idsDrawn: 0,
      sessionsEnded: 0,
      ...Object.fromEntries(names.map((name) => [name, nothing])),
    });
  });

  it.each(addedTables)('may lack the later table %s', (name) => {
    expect(applied({ ...noChanges(), [name]: undefined })[name].all()).toEqual(seed[name]);
  });

  it.each(names.filter((name) => !addedTables.includes(name)))('need the table %s', (name) => {
    expect(() => applied({ ...noChanges(), [name]: undefined })).toThrow(
      new TypeError(`${name} has no changes`),
    );
  });

  it('may lack columns and the counter that came later', () => {
    const row = { ...makeRow('users'), sessionsEnded: undefined, deletedAt: undefined };
    const store = applied({ ...changesWith('users', row), sessionsEnded: undefined });
    expect(store.users.get(1)).toMatchObject({ sessionsEnded: 0, deletedAt: null });
    expect(store.counters.sessionsEnded).toBe(0);
  });

  it.each([{ rows: [] }, { removed: [] }, { rows: {}, removed: [] }, { rows: [], removed: 'x' }])(
    'cannot have a table with %j',
    (table) => {
      expect(() => applied({ ...noChanges(), mails: table })).toThrow('mails has no changes');
    },
  );

  it.each([[{}], [null], [true]])('cannot remove the id %j', (id) => {
    const changes = { ...noChanges(), users: { rows: [], removed: [id] } };
    expect(() => applied(changes)).toThrow(new TypeError('users has an invalid removed id'));
  });

  it.each([1, 'x', null])('cannot have the row %j', (row) => {
    expect(() => applied(changesWith('downloads', row))).toThrow(TypeError);
  });
});

describe('the columns of a stored row', () => {
  const invalid: Record<Kind, unknown[]> = {
    text: [null, 1, true],
    textOrNull: [1, {}],
    number: [null, '1', true],
    numberOrNull: ['1', false],
    flag: [0, 'true', null],
    texts: ['x', null, [1], ['x', null]],
    records: [{}, null, [1], [null], [[]]],
    recordOrNull: [1, 'x', []],
  };
  const valid: Partial<Record<Kind, unknown>> = {
    textOrNull: 'x',
    numberOrNull: 1,
    flag: false,
    texts: [],
    records: [],
    recordOrNull: { a: 1 },
  };
  const kinds = new Map<Kind, [name: keyof Tables, column: string]>();
  for (const name of names) {
    for (const [column, kind] of Object.entries<Kind>(columns[name])) {
      if (column !== 'id' && !kinds.has(kind)) kinds.set(kind, [name, column]);
    }
  }

  it.each([...kinds])('of the kind %s accept no other', (kind, [name, column]) => {
    for (const value of invalid[kind]) {
      expect(() => applied(changesWith(name, { ...makeRow(name), [column]: value }))).toThrow(
        new TypeError(`${name} contains an invalid row`),
      );
    }
    const value = valid[kind];
    if (value === undefined) return;
    const store = applied(changesWith(name, { ...makeRow(name), [column]: value }));
    expect(store[name].all()).toContainEqual(expect.objectContaining({ [column]: value }));
  });

  it('are all needed', () => {
    const row = { ...makeRow('users'), email: undefined };
    expect(() => applied(changesWith('users', row))).toThrow('users contains an invalid row');
  });
});

describe('the emptied shop', () => {
  it('has nothing for sale, and shares everything else', () => {
    const store = new Store(seed);
    const { emptied } = store;
    for (const name of ['projects', 'orders', 'downloads', 'reviews', 'reviewVotes'] as const) {
      expect(emptied[name].all()).toEqual([]);
      expect(store[name].all().length).toBeGreaterThan(0);
    }
    for (const name of ['users', 'conversations', 'messages', 'uploads', 'mails'] as const) {
      expect(emptied[name]).toBe(store[name]);
    }
    expect(emptied.counters).toBe(store.counters);
    expect(store.emptied).toBe(emptied);
  });

  it('reuses no id of a project of the whole shop', () => {
    const store = new Store(seed);
    expect(store.emptied.projects.nextId()).toBe(store.projects.nextId());
  });

  it('is stored once it was used, apart from the whole shop', () => {
    const store = new Store(seed);
    for (const name of ['projects', 'orders', 'downloads', 'reviews', 'reviewVotes'] as const) {
      (store.emptied[name].put as (row: object) => void).call(store.emptied[name], makeRow(name));
    }
    const restored = applied(store.changes());
    expect(restored.emptied.changes()).toEqual(store.emptied.changes());
    expect(restored.projects.all()).toEqual(seed.projects);
    expect(Object.keys(store.changes().emptied!)).toEqual([
      'projects',
      'orders',
      'downloads',
      'reviews',
      'reviewVotes',
    ]);
  });
});
