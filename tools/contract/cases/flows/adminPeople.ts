import type { AdminUser, ListUsersAnswer } from '@/api/generated/admin.gen';
import type { World } from '../../world/world';
import { answerCase, writing, type Case } from '../case';

type UserAnswer = { user: AdminUser };

/** The second fresh account, changed by whoever the token belongs to. */
const changeBystander = (world: World, who: 'admin' | 'bystander', body: unknown) => ({
  token: world.need(who).token,
  path: { userId: world.need('bystander').user.id },
  body,
});

/** People of the admin panel (extensions). Only an account that the run has made gets another role. */
export const adminPeopleCases: Case[] = writing([
  answerCase<UserAnswer>(
    ['updateUser', 200, 'an email that counts as confirmed'],
    (world) => changeBystander(world, 'admin', { is_verified: true }),
    async ({ user }, probe, world) => {
      probe.expectEqual(user.is_verified, true, 'consistency', 'It does not count as confirmed');
      const { users } = await probe.read<ListUsersAnswer>('listUsers', {
        token: world.need('admin').token,
        query: { search: user.email },
      });
      const listed = users.find(({ id }) => id === user.id);
      probe.expectEqual(listed, user, 'consistency', 'The list shows another person');
    },
  ),
  answerCase<UserAnswer>(
    ['updateUser', 200, 'the role of an admin'],
    (world) => changeBystander(world, 'admin', { role: 'admin' }),
    ({ user }, probe) =>
      probe.expectEqual(user.role, 'admin', 'consistency', 'The role is another one'),
  ),
  answerCase(['updateUser', 409, 'an admin who gives up the own role'], (world) =>
    changeBystander(world, 'bystander', { role: 'user' }),
  ),
  answerCase<UserAnswer>(
    ['updateUser', 200, 'no longer an admin'],
    (world) => changeBystander(world, 'admin', { role: 'user' }),
    ({ user }, probe) =>
      probe.expectEqual(user.role, 'user', 'consistency', 'The role is another one'),
  ),
]).map((entry) => ({ ...entry, isExtension: true }));
