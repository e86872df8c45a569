/** @jest-environment node */
import { makeSeed } from '../seeds';
import { type Rows, tables } from './model';
import { makeStore, type StoreChanges } from './store';

const seed = makeSeed(7, new Date('2025-10-15T00:00:00Z'));
const names = Object.keys(tables) as (keyof Rows)[];

const noChanges = () => makeStore(seed).changes();

/** The changes of a store with the given rows in a table. */
const changesWith = (name: keyof Rows, ...rows: unknown[]) =>
  ({ ...noChanges(), [name]: { rows, removed: [] } }) as unknown as StoreChanges;

/** Returns a store with changes as they are read from a JSON text. */
const applied = (changes: unknown) => {
  const store = makeStore(seed);
  store.apply(JSON.parse(JSON.stringify(changes)) as StoreChanges);
  return store;
};

describe('stored changes', () => {
  it('restore every table and counter', () => {
    const store = makeStore(seed);
    for (const name of names) {
      const { put, remove } = store[name] as unknown as {
        put: (row: object) => void;
        remove: (id: unknown) => void;
      };
      put.call(store[name], { id: 'new', text: 'x' });
      const removable = store[name].all().at(-2)?.id;
      if (removable !== undefined) remove.call(store[name], removable);
    }
    Object.assign(store.counters, { idsDrawn: 3, sessionsEnded: 2 });
    const restored = applied(store.changes());
    for (const name of names) expect(restored[name].all()).toEqual(store[name].all());
    expect(restored.counters).toEqual({ idsDrawn: 3, sessionsEnded: 2 });
    expect(restored.changes()).toEqual(store.changes());
  });

  it('have nothing for a table that was added since', () => {
    expect(applied({ ...noChanges(), users: undefined }).users.all()).toEqual(seed.users);
  });

  it.each([1, 'x', null, {}])('cannot have the row %j', (row) => {
    expect(() => applied(changesWith('downloads', row))).toThrow(TypeError);
  });
});

describe('the emptied shop', () => {
  it('has nothing for sale, and shares everything else', () => {
    const store = makeStore(seed);
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
});
