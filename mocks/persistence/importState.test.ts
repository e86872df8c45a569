/** @jest-environment node */
import { createMockBackend, type MockBackend } from '../createMockBackend';

const now = () => new Date('2025-10-15T09:00:00Z');
const make = (seed = 7) => createMockBackend({ now, seed });

const ASHA = 2;

/** Renames a seeded user, as a request would. */
function rename(backend: MockBackend, name: string): void {
  const asha = backend.store.users.get(ASHA)!;
  backend.store.users.put({ ...asha, name, passwordSalt: 'own', passwordHash: 'own' });
}

describe('an exported state', () => {
  it('is imported by another shop, with its seed', async () => {
    const one = make(8);
    rename(one, 'Asha R. Rao');
    const text = JSON.stringify(await one.exportState());
    const other = make(7);
    await other.importState(JSON.parse(text));
    expect(other.store.users.get(ASHA)).toMatchObject({ name: 'Asha R. Rao' });
    expect(other.store.orders.all()).toEqual(one.store.orders.all());
    expect((await other.exportState()).seed).toBe(8);
  });

  it.each([
    ['nothing', null],
    ['a text', 'state'],
    ['another version', { version: 1 }],
  ])('is not imported from %s', async (_what, value) => {
    await expect(make().importState(value)).rejects.toThrow('not a snapshot of this version');
  });

  it('with an invalid row is rejected, and the shop stays unchanged', async () => {
    const backend = make();
    rename(backend, 'Asha R. Rao');
    const state = await backend.exportState();
    const users = { rows: [{ name: 'Nobody' }], removed: [] };
    const wrong: unknown = { ...state, changes: { ...state.changes, users } };
    await expect(backend.importState(wrong)).rejects.toThrow('users contains an invalid row');
    expect(backend.store.users.get(ASHA)).toMatchObject({ name: 'Asha R. Rao' });
  });
});
