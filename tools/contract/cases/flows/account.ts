import type { GetAccountServicesResponse, GetOwnDataResponse } from '@/api/generated/account.gen';
import type {
  AuthAnswer,
  GetProfileResponse,
  UpdateProfileResponse,
} from '@/api/generated/auth.gen';
import type { Session } from '../../world/facts';
import type { World } from '../../world/world';
import { SkipCase } from '../../world/world';
import { callCase, reading, REFUSALS, writing, type Case } from '../case';
import type { Probe } from '../probe';
import { nearPasswords, nearTokens, tidiedPasswords } from '../derived/nearMisses';
import { expectNow } from './times';
import { UNKNOWN_TEXT, WRONG_PASSWORD } from '../unknownValues';

/** A name with letters that encodings or filters may lose. */
const RENAMED = 'Chécker Ünïcode प्रिया';
const CREATED = 201;
const OK = 200;
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;

type Who = 'customer' | 'admin';

/** Creates a case that logs in with credentials from the settings. */
function loginCase(who: Who, flags: string, title: string): Case {
  return {
    operationId: 'login',
    title,
    due: [OK],
    writes: false,
    prepares: true,
    ...(who === 'admin' && { isExtension: true }),
    run: async (probe, world) => {
      const credentials = world.settings[who];
      if (!credentials) throw new SkipCase(`add ${flags}`);
      const { email, password } = credentials;
      const { token, user } = await probe.read<AuthAnswer>('login', { body: { email, password } });
      const isSame = user.email.toLowerCase() === email.trim().toLowerCase();
      probe.expect(
        isSame,
        'consistency',
        'The response has another user than the one who logs in',
        {
          expected: email,
          actual: user.email,
        },
      );
      if (who === 'admin') {
        probe.expectEqual(user.role, 'admin', 'consistency', 'The user is not an admin');
      }
      const session: Session = { email, password, token, user };
      world.learn({ [who]: session });
      if (who === 'customer' && !world.maybe('person')) world.learn({ person: session });
    },
  };
}

/** Creates a case that registers a new user for later cases. */
function registrationCase(fact: 'person' | 'bystander', title: string): Omit<Case, 'writes'> {
  return {
    operationId: 'register',
    title,
    due: [CREATED],
    prepares: true,
    run: async (probe, world) => {
      const body = world.makeRegistration();
      const { token, user } = await probe.read<AuthAnswer>('register', { body });
      const { email, password, name, phone } = body;
      probe.expectEqual(
        { name: user.name, email: user.email, phone: user.phone },
        { name, email, phone },
        'consistency',
        'The account differs from the registration',
      );
      probe.expect(user.role !== 'admin', 'access', 'A newly registered user is an admin');
      expectNow(probe, user.created_at, 'The account');
      world.learn({ [fact]: { email, password, token, user } });
    },
  };
}

const byPerson = (world: World, body: unknown) => ({ token: world.need('person').token, body });

async function readProfile(probe: Probe, world: World) {
  const { token } = world.need('person');
  return (await probe.read<GetProfileResponse>('getProfile', { token })).user;
}

const passwordCase: Omit<Case, 'writes'> = {
  operationId: 'changePassword',
  title: 'the new password works, the old one does not, the token stays valid',
  due: [OK],
  run: async (probe, world) => {
    const person = world.need('person');
    const { email, token, password: currentPassword } = person;
    const password = world.makePassword('$NEW_PASSWORD');
    await probe.call('changePassword', { token, body: { currentPassword, newPassword: password } });
    world.learn({ person: { ...person, password } });
    await probe.read('getProfile', { token });
    await probe.read('login', { body: { email, password } });
    await probe.call('login', { body: { email, password: currentPassword } }, [UNAUTHORIZED]);
  },
};

/**
 * Requests a new email address; a backend that requires confirmation keeps the old one until then.
 */
const emailCase: Omit<Case, 'writes'> = {
  operationId: 'updateProfile',
  title: 'a new email, at once or after its confirmation',
  due: [OK],
  run: async (probe, world) => {
    const person = world.need('person');
    const { email } = world.makeRegistration();
    const answer = await probe.read<UpdateProfileResponse>(
      'updateProfile',
      byPerson(world, { email }),
    );
    const user = await readProfile(probe, world);
    const isPending = answer.pending_email !== undefined;
    probe.expectEqual(
      user.email,
      isPending ? person.email : email,
      'consistency',
      isPending ? 'An address that is not confirmed is used' : 'The new address is not used',
    );
    world.learn({ person: { ...person, email: user.email, user } });
  },
};

const resetRequestCase: Omit<Case, 'writes'> = {
  operationId: 'requestPasswordReset',
  title: 'the same answer whether or not somebody has the address',
  due: [OK],
  run: async (probe, world) => {
    const ask = async (email: string) => {
      const answer = await probe.read('requestPasswordReset', { body: { email } });
      // The error message may repeat the email address.
      return JSON.stringify(answer).replaceAll(email, '');
    };
    const known = await ask(world.need('bystander').email);
    const unknown = await ask(world.makeRegistration().email);
    probe.expectEqual(unknown, known, 'access', 'The answer tells who has an account');
  },
};

const deletionCase: Omit<Case, 'writes'> = {
  operationId: 'deleteAccount',
  title: 'the account and its sessions end',
  due: [OK],
  run: async (probe, world) => {
    const body = world.makeRegistration();
    const { token } = await probe.read<AuthAnswer>('register', { body });
    const { email, password } = body;
    await probe.call('deleteAccount', { token, body: { password: WRONG_PASSWORD } }, [BAD_REQUEST]);
    await probe.call('deleteAccount', { token, body: { password } });
    for (const operationId of ['getProfile', 'listPayments', 'listPurchasedProjects']) {
      await probe.call(operationId, { token }, [UNAUTHORIZED]);
    }
    await probe.call('login', { body: { email, password } }, [UNAUTHORIZED]);
  },
};

/** Cases of logging in with credentials from the settings. */
export const loginCases: Case[] = [
  loginCase('customer', '--email and --password', 'the --email user'),
  loginCase('admin', '--admin-email and --admin-password', 'the --admin-email user'),
  ...reading([
    callCase(['login', 401, 'an unknown email'], () => ({
      body: { email: `${UNKNOWN_TEXT}@example.com`, password: WRONG_PASSWORD },
    })),
    callCase(['login', 401, 'a wrong password'], (world) => ({
      body: {
        email: (world.maybe('person') ?? world.need('customer')).email,
        password: WRONG_PASSWORD,
      },
    })),
    callCase<GetProfileResponse>(
      ['getProfile', 200, 'the user who logged in'],
      (world) => ({ token: world.need('customer').token }),
      ({ user }, probe, world) =>
        probe.expectEqual(
          user,
          world.need('customer').user,
          'consistency',
          'The profile differs from the user in the login response',
        ),
    ),
  ]),
];

/** Cases of registration, profile and password of a new account. */
export const accountCases = writing([
  registrationCase('person', 'a new user'),
  registrationCase('bystander', 'a second new user'),
  callCase(['register', 409, 'an email that is taken'], (world) => ({
    body: { ...world.makeRegistration(), email: world.need('person').email },
  })),
  callCase(['register', 409, 'an email that is taken, in capitals'], (world) => ({
    body: { ...world.makeRegistration(), email: world.need('person').email.toUpperCase() },
  })),
  callCase<AuthAnswer>(
    ['login', 200, 'the new user, with the address in capitals'],
    (world) => {
      const { email, password } = world.need('person');
      return { body: { email: email.toUpperCase(), password } };
    },
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'consistency', 'It is another user'),
  ),
  callCase<AuthAnswer>(
    ['login', 200, 'the new user'],
    (world) => {
      const { email, password } = world.need('person');
      return { body: { email, password } };
    },
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'consistency', 'The user has changed'),
  ),
  callCase(['login', 401, 'the new user with a wrong password'], (world) => ({
    body: { email: world.need('person').email, password: WRONG_PASSWORD },
  })),
  callCase<GetProfileResponse>(
    ['getProfile', 200, 'the new user'],
    (world) => ({ token: world.need('person').token }),
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'consistency', 'The user has changed'),
  ),
  {
    operationId: 'login',
    title: 'passwords that differ little from the right one',
    due: [UNAUTHORIZED],
    run: async (probe, world) => {
      const { email, password } = world.need('person');
      for (const [, wrong] of nearPasswords(password)) {
        world.keepPassword(wrong);
        await probe.call('login', { body: { email, password: wrong } }, [UNAUTHORIZED]);
      }
    },
  },
  {
    operationId: 'register',
    title: 'a password counts as it was typed',
    due: [CREATED, UNAUTHORIZED],
    run: async (probe, world) => {
      const { email, password: plain, ...person } = world.makeRegistration();
      const password = ` ${plain} Zoë पास `;
      world.keepPassword(password);
      await probe.call('register', { body: { ...person, email, password } });
      await probe.call('login', { body: { email, password } }, [OK]);
      for (const [, wrong] of tidiedPasswords(password)) {
        world.keepPassword(wrong);
        await probe.call('login', { body: { email, password: wrong } }, [UNAUTHORIZED]);
      }
    },
  },
  {
    operationId: 'login',
    title: 'the same refusal whether or not somebody has the address',
    due: [UNAUTHORIZED],
    run: async (probe, world) => {
      const refusal = async (email: string) => {
        const body = { email, password: WRONG_PASSWORD };
        const { json } = await probe.call('login', { body }, [UNAUTHORIZED]);
        const { message, errors } = json as { message?: string; errors?: unknown };
        return JSON.stringify({ message, errors }).replaceAll(email, '');
      };
      const known = await refusal(world.need('person').email);
      const unknown = await refusal(world.makeRegistration().email);
      probe.expectEqual(unknown, known, 'access', 'The answer tells who has an account');
    },
  },
  {
    operationId: 'getProfile',
    title: 'tokens that differ little from the right one',
    due: [UNAUTHORIZED],
    run: async (probe, world) => {
      const near = nearTokens(world.need('person').token, world.need('bystander').token);
      for (const [place, token] of near) {
        world.client.options.redactor.learn(token, `[a token ${place}]`);
      }
      const calls = near.map(([, token]) => ({ token }));
      await probe.callEach('getProfile', calls, [UNAUTHORIZED]);
    },
  },
  callCase(
    ['updateProfile', 200, 'a new name, other fields unchanged'],
    (world) => byPerson(world, { name: RENAMED }),
    async (_body, probe, world) => {
      const person = world.need('person');
      const user = await readProfile(probe, world);
      probe.expectEqual(
        user,
        { ...person.user, name: RENAMED },
        'consistency',
        'More or less than the name has changed',
      );
      world.learn({ person: { ...person, user } });
      const { email, password } = person;
      const again = await probe.read<AuthAnswer>('login', { body: { email, password } });
      probe.expectEqual(again.user, user, 'consistency', 'A login returns the former values');
    },
  ),
  {
    operationId: 'updateProfile',
    title: 'a new telephone number, other fields unchanged',
    due: [OK],
    run: async (probe, world) => {
      const person = world.need('person');
      const { phone } = world.makeRegistration();
      await probe.call('updateProfile', byPerson(world, { phone }));
      const user = await readProfile(probe, world);
      const message = 'More or less than the telephone number has changed';
      probe.expectEqual(user, { ...person.user, phone }, 'consistency', message);
      world.learn({ person: { ...person, user } });
    },
  },
  callCase(['updateProfile', 409, "another user's email"], (world) =>
    byPerson(world, { email: world.need('bystander').email }),
  ),
  {
    operationId: 'updateProfile',
    title: 'users cannot change their own role',
    due: [],
    run: async (probe, world) => {
      const { user } = world.need('person');
      const { name, is_verified: isVerified } = user;
      const claim = { name, role: 'admin', id: 1, is_verified: !isVerified };
      await probe.call('updateProfile', byPerson(world, claim), [OK, ...REFUSALS]);
      const message = 'Users can change their own role, id or confirmation';
      probe.expectEqual(await readProfile(probe, world), user, 'access', message);
    },
  },
  callCase(['changePassword', 400, 'a wrong current password'], (world) =>
    byPerson(world, { currentPassword: WRONG_PASSWORD, newPassword: 'another-secret-1' }),
  ),
  passwordCase,
  emailCase,
  callCase<GetAccountServicesResponse>(
    ['getAccountServices', OK, 'links that work for a while'],
    () => ({}),
    (services, probe) => {
      const shortest = Math.min(services.reset_link_minutes, services.email_link_minutes);
      probe.expect(shortest > 0, 'consistency', 'A link that is mailed never works');
    },
  ),
  resetRequestCase,
  callCase(['resetPassword', 410, 'a token that was never sent'], (world) => ({
    body: { token: UNKNOWN_TEXT, newPassword: world.makePassword('$NEW_PASSWORD') },
  })),
  callCase(['confirmEmail', 410, 'a token that was never sent'], () => ({
    body: { token: UNKNOWN_TEXT },
  })),
  callCase<GetOwnDataResponse>(
    ['getOwnData', 200, 'the data of the user alone'],
    (world) => ({ token: world.need('person').token }),
    (data, probe, world) => {
      probe.expectEqual(data.user, world.need('person').user, 'access', 'It is another user');
      const { payments, purchases, reviews, downloads } = data;
      expectNow(probe, data.exported_at, 'The copy');
      const others = [...payments, ...purchases, ...reviews, ...downloads];
      probe.expectEqual(others, [], 'access', 'A new account has data of others');
    },
  ),
  deletionCase,
]);
