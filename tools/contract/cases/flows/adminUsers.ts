import type { AdminUser, ListUsersResponse } from '@/api/generated/admin.gen';
import type { AuthAnswer, GetProfileResponse } from '@/api/generated/auth.gen';
import type { World } from '../../world/world';
import { callCase, preparing, writing, type Case } from '../case';

const FORBIDDEN = 403;

type UserResponse = { user: AdminUser };

/** A change of the second new account by an admin or by the account itself. */
const changeBystander = (world: World, who: 'admin' | 'bystander', body: unknown) => ({
  token: world.need(who).token,
  path: { userId: world.need('bystander').user.id },
  body,
});

const byBystander = (world: World) => ({ token: world.need('bystander').token });

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
      const own = await probe.read<GetProfileResponse>('getProfile', byBystander(world));
      probe.expectShared(user, own.user, 'consistency', 'Staff see another account than its user');
    },
  ),
  preparing(
    callCase<UserResponse>(
      ['updateUser', 200, 'the role of an admin'],
      (world) => changeBystander(world, 'admin', { role: 'admin' }),
      async ({ user }, probe, world) => {
        probe.expectEqual(user.role, 'admin', 'consistency', 'The role has not changed');
        await probe.call('listUsers', byBystander(world));
      },
    ),
  ),
  callCase(['deleteAccount', 409, 'an admin'], (world) => {
    // If there is no admin, the account has not become one.
    world.need('admin');
    return { ...byBystander(world), body: { password: world.need('bystander').password } };
  }),
  callCase(['updateUser', 409, 'an admin who removes their own role'], (world) => {
    world.need('admin');
    return changeBystander(world, 'bystander', { role: 'user' });
  }),
  preparing(
    callCase<UserResponse>(
      ['updateUser', 200, 'no longer an admin'],
      (world) => changeBystander(world, 'admin', { role: 'user' }),
      async ({ user }, probe, world) => {
        probe.expectEqual(user.role, 'user', 'consistency', 'The role has not changed');
        await probe.call('listUsers', byBystander(world), [FORBIDDEN]);
      },
    ),
  ),
  {
    operationId: 'deleteAccount',
    title: 'staff do not see the account any more',
    due: [200],
    run: async (probe, world) => {
      const body = world.makeRegistration();
      const { token } = await probe.read<AuthAnswer>('register', { body });
      const search = async () =>
        (
          await probe.read<ListUsersResponse>('listUsers', {
            token: world.need('admin').token,
            query: { search: body.email },
          })
        ).users.map(({ email }) => email);
      const rule = 'consistency';
      probe.expectEqual(await search(), [body.email], rule, 'The list lacks a new account');
      await probe.call('deleteAccount', { token, body: { password: body.password } });
      probe.expectEqual(await search(), [], rule, 'The list shows a deleted account');
    },
  },
]).map((entry) => ({ ...entry, isExtension: true }));
