/** @jest-environment node */
import { readArguments } from '../../http/readArguments';
import { peopleIds } from '../../seeds/people';
import { toRupees } from '../catalogue';
import type { DomainErrorKind } from '../errors';
import { listPayments } from '../orders';
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
  const { store, context, asha, list } = openUserList();

  it('contains every user, newest account first, and no secrets', () => {
    const { users, pagination } = list('limit=100');
    expect(pagination.total).toBe(store.users.all().length);
    const dates = users.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(JSON.stringify(users)).not.toMatch(/password|salt|hash/i);
  });

  it('counts paid purchases', () => {
    const paid = store.orders.where('userId', asha.id).filter(({ status }) => status === 'paid');
    expect(list('search=asha@').users).toEqual([
      expect.objectContaining({
        purchases: paid.length,
        spent: toRupees(paid.reduce((paise, { amountPaise }) => paise + amountPaise, 0)),
      }),
    ]);
    expect(listPayments(context, asha).payments.length).toBeGreaterThan(paid.length);
    expect(list('search=new@').users[0]).toMatchObject({ purchases: 0, spent: '0.00' });
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

  it('is searched by name, email and phone', () => {
    for (const text of ['ASHA RAO', 'asha@EXAMPLE', asha.phone!]) {
      expect(list(`search=${encodeURIComponent(text)}`).users.map(({ id }) => id)).toEqual([
        asha.id,
      ]);
    }
    expect(list('search=zzzzzz').users).toEqual([]);
  });

  it('contains no deleted account', () => {
    const shop = openUserList();
    shop.store.users.put({ ...shop.asha, deletedAt: '2025-10-15T09:00:00.000Z' });
    expect(shop.list('search=asha').users).toEqual([]);
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

  it('tells the sessions of a user about a new role, and of nothing else', () => {
    const { context, admin, asha } = openUserList();
    const onRoleChanged = jest.fn();
    const update = (fields: Record<string, unknown>) =>
      updateUser({ ...context, onRoleChanged }, admin, asha.id, fields);
    update({ is_verified: false });
    update({ role: 'user' });
    expect(onRoleChanged).not.toHaveBeenCalled();
    update({ role: 'admin' });
    expect(onRoleChanged.mock.calls).toEqual([[asha.id]]);
  });

  it('requires an existing user', () => {
    const { store, context, admin, asha } = openUserList();
    const gone = refusal('notFound', 'Person not found');
    expect(() => updateUser(context, admin, 99_999, { role: 'user' })).toThrow(gone);
    store.users.put({ ...asha, deletedAt: '2025-10-15T09:00:00.000Z' });
    expect(() => updateUser(context, admin, asha.id, { role: 'user' })).toThrow(gone);
  });
});
