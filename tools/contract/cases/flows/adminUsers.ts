import type { AdminUser, ListUsersResponse } from '@/api/generated/admin.gen';
import type { World } from '../../world/world';
import { callCase, writing, type Case } from '../case';

type UserResponse = { user: AdminUser };

/** A change of the second new account by an admin or by the account itself. */
const changeBystander = (world: World, who: 'admin' | 'bystander', body: unknown) => ({
  token: world.need(who).token,
  path: { userId: world.need('bystander').user.id },
  body,
});

/** Users of the admin panel (extensions). Only changes the role of an account created by this run. */
export const adminUserCases: Case[] = writing([
  callCase<UserResponse>(
    ['updateUser', 200, 'a confirmed email'],
    (world) => changeBystander(world, 'admin', { is_verified: true }),
    async ({ user }, probe, world) => {
      probe.expectEqual(user.is_verified, true, 'consistency', 'The email is not confirmed');
      const { users } = await probe.read<ListUsersResponse>('listUsers', {
        token: world.need('admin').token,
        query: { search: user.email },
      });
      const listed = users.find(({ id }) => id === user.id);
      probe.expectEqual(listed, user, 'consistency', 'The list shows another user');
    },
  ),
  callCase<UserResponse>(
    ['updateUser', 200, 'the role of an admin'],
    (world) => changeBystander(world, 'admin', { role: 'admin' }),
    ({ user }, probe) =>
      probe.expectEqual(user.role, 'admin', 'consistency', 'The role has not changed'),
  ),
  callCase(['updateUser', 409, 'an admin who removes their own role'], (world) =>
    changeBystander(world, 'bystander', { role: 'user' }),
  ),
  callCase<UserResponse>(
    ['updateUser', 200, 'no longer an admin'],
    (world) => changeBystander(world, 'admin', { role: 'user' }),
    ({ user }, probe) =>
      probe.expectEqual(user.role, 'user', 'consistency', 'The role has not changed'),
  ),
]).map((entry) => ({ ...entry, isExtension: true }));
