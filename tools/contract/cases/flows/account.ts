import type { Session } from '../../world/facts';
import { type World, SkipCase } from '../../world/world';
import { callCase, REFUSALS, writing, type Case, flowCase, preparing } from '../case';
import type { Probe } from '../probe';
import { nearPasswords, nearTokens, tidiedPasswords } from '../derived/nearMisses';
import { UNKNOWN_TEXT, WRONG_PASSWORD } from '../unknownValues';

/** A name with letters that encodings or filters may lose. */
const RENAMED = 'Chécker Ünïcode प्रिया';

type Who = 'customer' | 'admin';

/** Creates a case that logs in with credentials from the settings. */
function loginCase(who: Who, flags: string, title: string): Case {
  return {
    operationId: 'login',
    title,
    due: [200],
    writes: false,
    prepares: true,
    ...(who === 'admin' && { isExtension: true }),
    run: async (probe, world) => {
      const credentials = world.settings[who];
      if (!credentials) throw new SkipCase(`add ${flags}`);
      const { email, password } = credentials;
      const { token, user } = await probe.read('login', { body: { email, password } });
      const isSame = user.email.toLowerCase() === email.trim().toLowerCase();
      const message = 'The response has another user than the one who logs in';
      probe.expect(isSame, message, 'consistency', { expected: email, actual: user.email });
      if (who === 'admin') {
        probe.expectEqual(user.role, 'admin', 'The user is not an admin');
      }
      const session: Session = { email, password, token, user };
      world.learn({ [who]: session });
      if (who === 'customer' && !world.maybe('person')) world.learn({ person: session });
    },
  };
}

/** Creates a case that registers a new user for later cases. */
function registrationCase(fact: 'person' | 'bystander', title: string): Case {
  return preparing(
    flowCase(['register', 201, title], async (probe, world) => {
      const body = world.makeRegistration();
      const { token, user } = await probe.read('register', { body });
      const { email, password, name, phone } = body;
      probe.expectEqual(
        { name: user.name, email: user.email, phone: user.phone },
        { name, email, phone },
        'The account differs from the registration',
      );
      probe.expect(user.role !== 'admin', 'A newly registered user is an admin', 'access');
      probe.expectNow(user.created_at, 'The account');
      world.learn({ [fact]: { email, password, token, user } });
    }),
  );
}

async function readProfile(probe: Probe, world: World) {
  const { token } = world.need('person');
  return (await probe.read('getProfile', { token })).user;
}

const passwordCase = flowCase(
  ['changePassword', 200, 'the new password works, the old one does not, the token stays valid'],
  async (probe, world) => {
    const person = world.need('person');
    const { email, token, password: currentPassword } = person;
    const password = world.makePassword('$NEW_PASSWORD');
    await probe.call('changePassword', { token, body: { currentPassword, newPassword: password } });
    world.learn({ person: { ...person, password } });
    await probe.read('getProfile', { token });
    await probe.read('login', { body: { email, password } });
    await probe.call('login', { body: { email, password: currentPassword } }, [401]);
  },
);

/**
 * Requests a new email address; a backend that requires confirmation keeps the old one until then.
 */
const emailCase = flowCase(
  ['updateProfile', 200, 'a new email, at once or after its confirmation'],
  async (probe, world) => {
    const person = world.need('person');
    const { email } = world.makeRegistration();
    const answer = await probe.read('updateProfile', world.by('person', { body: { email } }));
    const user = await readProfile(probe, world);
    const isPending = answer.pending_email !== undefined;
    probe.expectEqual(
      user.email,
      isPending ? person.email : email,
      isPending ? 'An address that is not confirmed is used' : 'The new address is not used',
    );
    world.learn({ person: { ...person, email: user.email, user } });
  },
);

const resetRequestCase: Case = {
  operationId: 'requestPasswordReset',
  title: 'the same answer whether or not somebody has the address',
  due: [200],
  run: async (probe, world) => {
    const ask = async (email: string) => {
      const answer = await probe.read('requestPasswordReset', { body: { email } });
      // The error message may repeat the email address.
      return JSON.stringify(answer).replaceAll(email, '');
    };
    const known = await ask(world.need('bystander').email);
    const unknown = await ask(world.makeRegistration().email);
    probe.expectEqual(unknown, known, 'The answer tells who has an account', 'access');
  },
};

const deletionCase = flowCase(
  ['deleteAccount', 200, 'the account and its sessions end'],
  async (probe, world) => {
    const body = world.makeRegistration();
    const { token } = await probe.read('register', { body });
    const { email, password } = body;
    await probe.call('deleteAccount', { token, body: { password: WRONG_PASSWORD } }, [400]);
    await probe.call('deleteAccount', { token, body: { password } });
    for (const operationId of ['getProfile', 'listPayments', 'listPurchasedProjects']) {
      await probe.call(operationId, { token }, [401]);
    }
    await probe.call('login', { body: { email, password } }, [401]);
  },
);

/** Cases of logging in with credentials from the settings. */
export const loginCases: Case[] = [
  loginCase('customer', '--email and --password', 'the --email user'),
  loginCase('admin', '--admin-email and --admin-password', 'the --admin-email user'),
  callCase(['login', 401, 'an unknown email'], () => ({
    body: { email: `${UNKNOWN_TEXT}@example.com`, password: WRONG_PASSWORD },
  })),
  callCase(['login', 401, 'a wrong password'], (world) => ({
    body: {
      email: (world.maybe('person') ?? world.need('customer')).email,
      password: WRONG_PASSWORD,
    },
  })),
  callCase(
    ['getProfile', 200, 'the user who logged in'],
    (world) => world.by('customer'),
    ({ user }, probe, world) =>
      probe.expectEqual(
        user,
        world.need('customer').user,
        'The profile differs from the user in the login response',
      ),
  ),
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
  callCase(
    ['login', 200, 'the new user, with the address in capitals'],
    (world) => {
      const { email, password } = world.need('person');
      return { body: { email: email.toUpperCase(), password } };
    },
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'It is another user'),
  ),
  callCase(
    ['login', 200, 'the new user'],
    (world) => {
      const { email, password } = world.need('person');
      return { body: { email, password } };
    },
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'The user has changed'),
  ),
  callCase(['login', 401, 'the new user with a wrong password'], (world) => ({
    body: { email: world.need('person').email, password: WRONG_PASSWORD },
  })),
  callCase(
    ['getProfile', 200, 'the new user'],
    (world) => world.by('person'),
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('person').user, 'The user has changed'),
  ),
  flowCase(
    ['login', 401, 'passwords that differ little from the right one'],
    async (probe, world) => {
      const { email, password } = world.need('person');
      for (const [, wrong] of nearPasswords(password)) {
        world.keepPassword(wrong);
        await probe.call('login', { body: { email, password: wrong } }, [401]);
      }
    },
  ),
  flowCase(['register', [201, 401], 'a password counts as it was typed'], async (probe, world) => {
    const { email, password: plain, ...person } = world.makeRegistration();
    const password = ` ${plain} Zoë पास `;
    world.keepPassword(password);
    await probe.call('register', { body: { ...person, email, password } });
    await probe.call('login', { body: { email, password } }, [200]);
    for (const [, wrong] of tidiedPasswords(password)) {
      world.keepPassword(wrong);
      await probe.call('login', { body: { email, password: wrong } }, [401]);
    }
  }),
  flowCase(
    ['login', 401, 'the same refusal whether or not somebody has the address'],
    async (probe, world) => {
      const refusal = async (email: string) => {
        const body = { email, password: WRONG_PASSWORD };
        const { json } = await probe.call('login', { body }, [401]);
        const { message, errors } = json as { message?: string; errors?: unknown };
        return JSON.stringify({ message, errors }).replaceAll(email, '');
      };
      const known = await refusal(world.need('person').email);
      const unknown = await refusal(world.makeRegistration().email);
      probe.expectEqual(unknown, known, 'The answer tells who has an account', 'access');
    },
  ),
  flowCase(
    ['getProfile', 401, 'tokens that differ little from the right one'],
    async (probe, world) => {
      const near = nearTokens(world.need('person').token, world.need('bystander').token);
      for (const [place, token] of near) {
        world.client.options.redactor.learn(token, `[a token ${place}]`);
      }
      const calls = near.map(([, token]) => ({ token }));
      await probe.callEach('getProfile', calls, [401]);
    },
  ),
  callCase(
    ['updateProfile', 200, 'a new name, other fields unchanged'],
    (world) => world.by('person', { body: { name: RENAMED } }),
    async (_body, probe, world) => {
      const person = world.need('person');
      const user = await readProfile(probe, world);
      const message = 'More or less than the name has changed';
      probe.expectEqual(user, { ...person.user, name: RENAMED }, message);
      world.learn({ person: { ...person, user } });
      const { email, password } = person;
      const again = await probe.read('login', { body: { email, password } });
      probe.expectEqual(again.user, user, 'A login returns the former values');
    },
  ),
  flowCase(
    ['updateProfile', 200, 'a new telephone number, other fields unchanged'],
    async (probe, world) => {
      const person = world.need('person');
      const { phone } = world.makeRegistration();
      await probe.call('updateProfile', world.by('person', { body: { phone } }));
      const user = await readProfile(probe, world);
      const message = 'More or less than the telephone number has changed';
      probe.expectEqual(user, { ...person.user, phone }, message);
      world.learn({ person: { ...person, user } });
    },
  ),
  callCase(['updateProfile', 409, "another user's email"], (world) =>
    world.by('person', { body: { email: world.need('bystander').email } }),
  ),
  flowCase(['updateProfile', [], 'users cannot change their own role'], async (probe, world) => {
    const { user } = world.need('person');
    const { name, is_verified: isVerified } = user;
    const claim = { name, role: 'admin', id: 1, is_verified: !isVerified };
    await probe.call('updateProfile', world.by('person', { body: claim }), [200, ...REFUSALS]);
    const message = 'Users can change their own role, id or confirmation';
    probe.expectEqual(await readProfile(probe, world), user, message, 'access');
  }),
  callCase(['changePassword', 400, 'a wrong current password'], (world) =>
    world.by('person', {
      body: { currentPassword: WRONG_PASSWORD, newPassword: 'another-secret-1' },
    }),
  ),
  passwordCase,
  emailCase,
  callCase(
    ['getAccountServices', 200, 'links that work for a while'],
    () => ({}),
    (services, probe) => {
      const shortest = Math.min(services.reset_link_minutes, services.email_link_minutes);
      probe.expect(shortest > 0, 'A link that is mailed never works');
    },
  ),
  resetRequestCase,
  callCase(['resetPassword', 410, 'a token that was never sent'], (world) => ({
    body: { token: UNKNOWN_TEXT, newPassword: world.makePassword('$NEW_PASSWORD') },
  })),
  callCase(['confirmEmail', 410, 'a token that was never sent'], () => ({
    body: { token: UNKNOWN_TEXT },
  })),
  callCase(
    ['getOwnData', 200, 'the data of the user alone'],
    (world) => world.by('person'),
    (data, probe, world) => {
      probe.expectEqual(data.user, world.need('person').user, 'It is another user', 'access');
      const { payments, purchases, reviews, downloads } = data;
      probe.expectNow(data.exported_at, 'The copy');
      const others = [...payments, ...purchases, ...reviews, ...downloads];
      probe.expectEqual(others, [], 'A new account has data of others', 'access');
    },
  ),
  deletionCase,
]);
