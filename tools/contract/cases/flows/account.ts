import type { AuthAnswer, GetProfileAnswer } from '@/api/generated/auth.gen';
import type { Session } from '../../world/facts';
import type { World } from '../../world/world';
import { Unavailable } from '../../world/world';
import { answerCase, reading, writing, type Case } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_TEXT, WRONG_PASSWORD } from '../unknown';

const CREATED = 201;
const OK = 200;
const UNAUTHORIZED = 401;

type Who = 'customer' | 'admin';

/** Logs in with the credentials that the run was given. */
function loginCase(who: Who, flags: string, title: string): Case {
  return {
    operationId: 'login',
    title,
    due: [OK],
    writes: false,
    ...(who === 'admin' && { isExtension: true }),
    run: async (probe, world) => {
      const credentials = world.settings[who];
      if (!credentials) throw new Unavailable(`give ${flags}`);
      const { email, password } = credentials;
      const { token, user } = await probe.read<AuthAnswer>('login', { body: { email, password } });
      const isSame = user.email.toLowerCase() === email.trim().toLowerCase();
      probe.expect(isSame, 'consistency', 'Another person than the one who logs in is answered', {
        expected: email,
        actual: user.email,
      });
      if (who === 'admin') {
        probe.expectEqual(user.role, 'admin', 'consistency', 'The person is no admin');
      }
      const session: Session = { email, password, token, user };
      world.learn({ [who]: session });
      if (who === 'customer' && !world.maybe('person')) world.learn({ person: session });
    },
  };
}

/** Registers a fresh person, whom later cases act as. */
function registrationCase(fact: 'person' | 'bystander', title: string): Omit<Case, 'writes'> {
  return {
    operationId: 'register',
    title,
    due: [CREATED],
    run: async (probe, world) => {
      const body = world.makeRegistration();
      const { token, user } = await probe.read<AuthAnswer>('register', { body });
      const { email, password, name, phone } = body;
      probe.expectEqual(
        { name: user.name, email: user.email, phone: user.phone },
        { name, email, phone },
        'consistency',
        'The account is not the one that was registered',
      );
      probe.expect(user.role !== 'admin', 'access', 'Whoever registers becomes an admin');
      world.learn({ [fact]: { email, password, token, user } });
    },
  };
}

const byPerson = (world: World, body: unknown) => ({ token: world.need('person').token, body });

async function readProfile(probe: Probe, world: World) {
  const { token } = world.need('person');
  return (await probe.read<GetProfileAnswer>('getProfile', { token })).user;
}

const passwordCase: Omit<Case, 'writes'> = {
  operationId: 'changePassword',
  title: 'the new password counts, the old one no longer, the token stays valid',
  due: [OK],
  run: async (probe, world) => {
    const person = world.need('person');
    const { email, token, password: currentPassword } = person;
    const password = world.makePassword('$NEW_PASSWORD');
    await probe.ask('changePassword', { token, body: { currentPassword, newPassword: password } });
    world.learn({ person: { ...person, password } });
    await probe.read('getProfile', { token });
    await probe.read('login', { body: { email, password } });
    await probe.ask('login', { body: { email, password: currentPassword } }, [UNAUTHORIZED]);
  },
};

/** Logging in with what the run was given. */
export const loginCases: Case[] = [
  loginCase('customer', '--email and --password', 'the person of --email'),
  loginCase('admin', '--admin-email and --admin-password', 'the admin of --admin-email'),
  ...reading([
    answerCase(['login', 401, 'an email that nobody has'], () => ({
      body: { email: `${UNKNOWN_TEXT}@example.com`, password: WRONG_PASSWORD },
    })),
    answerCase(['login', 401, 'a wrong password'], (world) => ({
      body: {
        email: (world.maybe('person') ?? world.need('customer')).email,
        password: WRONG_PASSWORD,
      },
    })),
    answerCase<GetProfileAnswer>(
      ['getProfile', 200, 'the person who logged in'],
      (world) => ({ token: world.need('customer').token }),
      ({ user }, probe, world) =>
        probe.expectEqual(
          user,
          world.need('customer').user,
          'consistency',
          'The profile differs from the user that the login answered',
        ),
    ),
  ]),
];

/** The life of a fresh account. */
export const accountCases = writing([
  registrationCase('person', 'a fresh person'),
  registrationCase('bystander', 'a second fresh person'),
  answerCase(['register', 409, 'an email that is taken'], (world) => ({
    body: { ...world.makeRegistration(), email: world.need('person').email },
  })),
  answerCase<AuthAnswer>(
    ['login', 200, 'the fresh person'],
    (world) => {
      const { email, password } = world.need('person');
      return { body: { email, password } };
    },
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'consistency', 'The user has changed'),
  ),
  answerCase(['login', 401, 'the fresh person with a wrong password'], (world) => ({
    body: { email: world.need('person').email, password: WRONG_PASSWORD },
  })),
  answerCase<GetProfileAnswer>(
    ['getProfile', 200, 'the fresh person'],
    (world) => ({ token: world.need('person').token }),
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'consistency', 'The user has changed'),
  ),
  answerCase(
    ['updateProfile', 200, 'a new name, everything else as it was'],
    (world) => byPerson(world, { name: 'Contract Checker Renamed' }),
    async (_body, probe, world) => {
      const person = world.need('person');
      const user = await readProfile(probe, world);
      probe.expectEqual(
        user,
        { ...person.user, name: 'Contract Checker Renamed' },
        'consistency',
        'The profile is not the one before with the new name',
      );
      world.learn({ person: { ...person, user } });
    },
  ),
  answerCase(['updateProfile', 409, 'the email of somebody else'], (world) =>
    byPerson(world, { email: world.need('bystander').email }),
  ),
  answerCase(
    ['updateProfile', 200, 'the role is not for the person to change'],
    (world) => byPerson(world, { name: world.need('person').user.name, role: 'admin', id: 1 }),
    async (_body, probe, world) =>
      probe.expectEqual(
        await readProfile(probe, world),
        world.need('person').user,
        'access',
        'A person can change the own role or id',
      ),
  ),
  answerCase(['changePassword', 400, 'a wrong current password'], (world) =>
    byPerson(world, { currentPassword: WRONG_PASSWORD, newPassword: 'another-secret-1' }),
  ),
  passwordCase,
]);
