import type { World } from '../../world/world';
import { callCase, type Case, flowCase, needing, writing } from '../case';

/** A change of the second new account by an admin or by the account itself. */
const changeBystander = (world: World, who: 'admin' | 'bystander', body: unknown) =>
  world.by(who, { path: { userId: world.need('bystander').user.id }, body });

/** Gives the bystander a role; the list of users then answers with a status. */
const roleCase = (title: string, role: 'admin' | 'user', status: number): Case =>
  callCase(
    ['updateUser', 200, title, 'prepares'],
    (world) => changeBystander(world, 'admin', { role }),
    async ({ user }, probe, world) => {
      probe.expectEqual(user.role, role, 'The role has not changed');
      await probe.call('listUsers', world.by('bystander'), [status]);
    },
  );

const cases = writing([
  callCase(
    ['updateUser', 200, 'a confirmed email'],
    (world) => changeBystander(world, 'admin', { is_verified: true }),
    async ({ user }, probe, world) => {
      probe.expectEqual(user.is_verified, true, 'The email is not confirmed');
      const call = world.by('admin', { query: { search: user.email } });
      const { users } = await probe.read('listUsers', call);
      const listed = users.find(({ id }) => id === user.id);
      probe.expectEqual(listed, user, 'The list shows another user');
      const own = await probe.read('getProfile', world.by('bystander'));
      probe.expectShared(user, own.user, 'Staff see another account than its user');
    },
  ),
  roleCase('the role of an admin', 'admin', 200),
  callCase(['deleteAccount', 409, 'an admin'], (world) => {
    // If there is no admin, the account has not become one.
    world.need('admin');
    return world.by('bystander', { body: { password: world.need('bystander').password } });
  }),
  callCase(['updateUser', 409, 'an admin who removes their own role'], (world) => {
    world.need('admin');
    return changeBystander(world, 'bystander', { role: 'user' });
  }),
  roleCase('no longer an admin', 'user', 403),
  flowCase(['deleteAccount', 200, 'staff do not see it any more'], async (probe, world) => {
    const body = world.makeRegistration();
    const { token } = await probe.read('register', { body });
    const call = world.by('admin', { query: { search: body.email } });
    const search = async () =>
      (await probe.read('listUsers', call)).users.map(({ email }) => email);
    probe.expectEqual(await search(), [body.email], 'The list lacks a new account');
    await probe.call('deleteAccount', { token, body: { password: body.password } });
    probe.expectEqual(await search(), [], 'The list shows a deleted account');
  }),
]);

/** Users of the admin panel (extensions). Only changes the role of an account created by this run. */
export const adminUserCases: Case[] = needing('adminUsers', cases);
