/** @jest-environment node */
import { readArguments } from '../../http/readArguments';
import { peopleIds } from '../../seeds/people';
import type { DomainErrorKind } from '../errors';
import { openShop } from './fakes';
import { listUsers, updateUser } from './users';

const refusal = (kind: DomainErrorKind, message: string) =>
  expect.objectContaining({ kind, message }) as Error;

function openUserList() {
  const { store, context } = openShop();
  const admin = store.users.get(peopleIds.admin)!;
  const asha = store.users.get(peopleIds.asha)!;
  const list = (query: string) =>
    listUsers(context, readArguments('listUsers', new URLSearchParams(query)));
  return { store, context, admin, asha, list };
}

describe('the list of users', () => {
  const { store, list } = openUserList();

  it('contains every user, newest account first, and no secrets', () => {
    const { users, pagination } = list('limit=100');
    expect(pagination.total).toBe(store.users.all().length);
    const dates = users.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(JSON.stringify(users)).not.toMatch(/password|salt|hash/i);
  });

  it('is filtered by role and verification', () => {
    expect(list('role=admin').users.map(({ id }) => id)).toEqual([peopleIds.admin]);
    expect(list('role=user').pagination.total).toBe(store.users.all().length - 1);
    const verified = list('verified=true&limit=100');
    expect(verified.users.every(({ is_verified }) => is_verified)).toBe(true);
    expect(list('verified=false').pagination.total).toBe(
      store.users.all().length - verified.pagination.total,
    );
    expect(list('role=boss&verified=maybe').pagination.total).toBe(store.users.all().length);
  });
});

describe('updating a user', () => {
  it('grants and revokes the admin role', () => {
    const { context, admin, asha, list } = openUserList();
    expect(updateUser(context, admin, asha.id, { role: 'admin' }).user).toMatchObject({
      id: asha.id,
      role: 'admin',
      purchases: 7,
    });
    expect(list('role=admin').pagination.total).toBe(2);
    updateUser(context, admin, String(asha.id), { role: 'user' });
    expect(list('role=admin').pagination.total).toBe(1);
  });

  it("never revokes one's own admin role", () => {
    const { context, admin } = openUserList();
    expect(() => updateUser(context, admin, admin.id, { role: 'user' })).toThrow(
      refusal('conflict', 'You cannot take the admin role from yourself'),
    );
    const { user } = updateUser(context, admin, admin.id, { role: 'admin', is_verified: true });
    expect(user.role).toBe('admin');
  });

  it.each([
    [{}, 'Please give a role or whether the address is confirmed'],
    [{ name: 'Other' }, 'Please give a role or whether the address is confirmed'],
    [{ role: 'boss' }, 'There is no such role'],
    [{ is_verified: 'yes' }, 'The email address is either confirmed or not'],
  ])('rejects %j', (fields, message) => {
    const { store, context, admin, asha } = openUserList();
    expect(() => updateUser(context, admin, asha.id, fields)).toThrow(
      refusal('badRequest', message),
    );
    expect(store.users.changes().rows).toEqual([]);
  });
});
