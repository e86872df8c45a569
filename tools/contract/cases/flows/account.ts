import type { Session } from '../../world/facts';
import { SkipCase, type World } from '../../world/world';
import { callCase, type Case, flowCase, REFUSALS, writing } from '../case';
import { nearPasswords, nearTokens, tidiedPasswords } from '../derived/nearMisses';
import type { Probe } from '../probe';
import { UNKNOWN_TEXT, WRONG_PASSWORD } from '../unknownValues';
import { makeNewcomer } from './buyer';

/** A name with letters that encodings or filters may lose. */
const RENAMED = 'Chécker Ünïcode प्रिया';

const logInWith = (email: string, password: string) => ({ body: { email, password } });

/** Creates a case that logs in with credentials from the settings. */
const loginCase = (who: 'customer' | 'admin', flags: string, title: string): Case =>
  flowCase(['login', 200, title, 'prepares'], async (probe, world) => {
    const credentials = world.settings[who];
    if (!credentials) throw new SkipCase(`add ${flags}`);
    const { email, password } = credentials;
    const { token, user } = await probe.read('login', logInWith(email, password));
    const asked = email.trim().toLowerCase();
    probe.expectEqual(user.email.toLowerCase(), asked, 'It is not the user who logs in');
    if (who === 'admin') probe.expectEqual(user.role, 'admin', 'The user is not an admin');
    const session: Session = { email, password, token, user };
    world.learn({ [who]: session });
    if (who === 'customer' && !world.maybe('person')) world.learn({ person: session });
  });

/** Creates a case that registers a new user for later cases. */
const registrationCase = (fact: 'person' | 'bystander', title: string): Case =>
  flowCase(['register', 201, title, 'prepares'], async (probe, world) => {
    const body = world.makeRegistration();
    const { token, user } = await probe.read('register', { body });
    const { email, password, name, phone } = body;
    const account = { name: user.name, email: user.email, phone: user.phone };
    probe.expectEqual(account, { name, email, phone }, 'The account differs from what was sent');
    probe.expect(user.role !== 'admin', 'A newly registered user is an admin', 'access');
    probe.expectNow(user.created_at, 'The account');
    world.learn({ [fact]: { email, password, token, user } });
  });

const readProfile = async (probe: Probe, world: World) =>
  (await probe.read('getProfile', world.by('person'))).user;

/** Creates a case that changes a field of the profile. */
const profileCase = (
  field: 'name' | 'phone',
  title: string,
  valueOf: (world: World) => string,
): Case =>
  flowCase(['updateProfile', 200, `${title}, other fields unchanged`], async (probe, world) => {
    const person = world.need('person');
    const change = { [field]: valueOf(world) };
    await probe.call('updateProfile', world.by('person', { body: change }));
    const user = await readProfile(probe, world);
    probe.expectEqual(user, { ...person.user, ...change }, `Not the ${field} alone has changed`);
    world.learn({ person: { ...person, user } });
    const again = await probe.read('login', logInWith(person.email, person.password));
    probe.expectEqual(again.user, user, 'A login returns the former values');
  });

/** Expects two calls that differ in the address to get the same answer, which may repeat the address. */
async function expectSameAnswer(
  probe: Probe,
  addresses: readonly string[],
  ask: (email: string) => Promise<unknown>,
): Promise<void> {
  const answers: string[] = [];
  for (const email of addresses) {
    answers.push(JSON.stringify(await ask(email)).replaceAll(email, ''));
  }
  probe.expectEqual(answers[1], answers[0], 'The answer tells who has an account', 'access');
}

/** An account that was mailed a link for a new password and one for a new address. */
type Mailed = Session & { newPassword: string; reset: string; confirm: string };

/** The operations that end every link that an account was mailed, with their bodies. */
const linkEnders: Record<string, (account: Mailed) => object> = {
  changePassword: ({ password, newPassword }) => ({ currentPassword: password, newPassword }),
  resetPassword: ({ reset, newPassword }) => ({ token: reset, newPassword }),
  confirmEmail: ({ confirm }) => ({ token: confirm }),
  updateProfile: ({ email }) => ({ email }),
  deleteAccount: ({ password }) => ({ password }),
};

const linkCases = Object.entries(linkEnders).map(([operationId, bodyOf]) =>
  flowCase(
    ['confirmEmail', 410, `every link of an account ends by ${operationId}`],
    async (probe, world) => {
      const session = await makeNewcomer(probe, world);
      const { token, email } = session;
      const { email: other } = world.makeRegistration();
      await probe.call('requestPasswordReset', { body: { email } });
      const answer = await probe.read('updateProfile', { token, body: { email: other } });
      if (!answer.pending_email) throw new SkipCase('a new address needs no confirmation');
      const [reset, confirm] = [await world.mailedToken(email), await world.mailedToken(other)];
      const newPassword = world.makePassword('$NEW_PASSWORD');
      const body = bodyOf({ ...session, newPassword, reset, confirm });
      await probe.call(operationId, { token, body });
      await probe.call('confirmEmail', { body: { token: confirm } }, [410]);
      await probe.call('resetPassword', { body: { token: reset, newPassword } }, [410]);
    },
  ),
);

/** Cases of logging in with credentials from the settings. */
export const loginCases: Case[] = [
  loginCase('customer', '--email and --password', 'the --email user'),
  loginCase('admin', '--admin-email and --admin-password', 'the --admin-email user'),
  callCase(['login', 401, 'an unknown email'], () =>
    logInWith(`${UNKNOWN_TEXT}@example.com`, WRONG_PASSWORD),
  ),
  ...[
    ['a wrong password', WRONG_PASSWORD],
    ['a wrong password of one letter', 'w'],
  ].map(([title, password]) =>
    callCase(['login', 401, title!], (world) =>
      logInWith((world.maybe('person') ?? world.need('customer')).email, password!),
    ),
  ),
  callCase(
    ['getProfile', 200, 'the user who logged in'],
    (world) => world.by('customer'),
    ({ user }, probe, world) =>
      probe.expectEqual(user, world.need('customer').user, 'It is not the user of the login'),
  ),
];

/** Cases of registration, profile and password of a new account. */
export const accountCases = writing([
  registrationCase('person', 'a new user'),
  registrationCase('bystander', 'a second new user'),
  ...[
    { title: '', spell: (email: string) => email },
    { title: ', the address in capitals', spell: (email: string) => email.toUpperCase() },
  ].flatMap(({ title, spell }) => [
    callCase(['register', 409, `an email that is taken${title}`], (world) => ({
      body: { ...world.makeRegistration(), email: spell(world.need('person').email) },
    })),
    callCase(
      ['login', 200, `the new user${title}`],
      (world) => logInWith(spell(world.need('person').email), world.need('person').password),
      ({ user }, probe, world) =>
        probe.expectEqual(user, world.need('person').user, 'It is another user'),
    ),
  ]),
  flowCase(['login', 401, 'passwords close to the right one'], async (probe, world) => {
    const { email, password } = world.need('person');
    for (const wrong of nearPasswords(password)) {
      world.keepPassword(wrong);
      await probe.call('login', logInWith(email, wrong), [401]);
    }
  }),
  flowCase(['register', [201, 401], 'a password counts as it was typed'], async (probe, world) => {
    const { password: plain, ...person } = world.makeRegistration();
    const password = ` ${plain} Zoë पास `;
    world.keepPassword(password);
    await probe.call('register', { body: { ...person, password } });
    await probe.call('login', logInWith(person.email, password), [200]);
    for (const wrong of tidiedPasswords(password)) {
      world.keepPassword(wrong);
      await probe.call('login', logInWith(person.email, wrong), [401]);
    }
  }),
  flowCase(['login', 401, 'nobody learns who has an account'], async (probe, world) => {
    const addresses = [world.need('person').email, world.makeRegistration().email];
    await expectSameAnswer(probe, addresses, async (email) => {
      const { json } = await probe.call('login', logInWith(email, WRONG_PASSWORD), [401]);
      const { message, errors } = json as { message?: string; errors?: unknown };
      return { message, errors };
    });
  }),
  flowCase(['getProfile', 401, 'tokens close to the right one'], async (probe, world) => {
    const near = nearTokens(world.need('person').token, world.need('bystander').token);
    for (const [place, token] of near) {
      world.client.options.redactor.learn(token, `[a token ${place}]`);
    }
    const calls = near.map(([, token]) => ({ token }));
    await probe.callEach('getProfile', calls, [401]);
  }),
  profileCase('name', 'a new name', () => RENAMED),
  profileCase('phone', 'a new telephone number', (world) => world.makeRegistration().phone),
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
  flowCase(['changePassword', 200, 'the new password works alone'], async (probe, world) => {
    const person = world.need('person');
    const { email, token, password: currentPassword } = person;
    const newPassword = world.makePassword('$NEW_PASSWORD');
    const call = { token, body: { currentPassword, newPassword } };
    const { token: next = token } = await probe.read('changePassword', call);
    world.learn({ person: { ...person, password: newPassword, token: next } });
    await probe.read('getProfile', { token: next });
    if (next !== token) await probe.call('getProfile', { token }, [401]);
    await probe.read('login', logInWith(email, newPassword));
    await probe.call('login', logInWith(email, currentPassword), [401]);
  }),
  flowCase(['updateProfile', 200, 'a new email, perhaps confirmed first'], async (probe, world) => {
    const person = world.need('person');
    const { email } = world.makeRegistration();
    const answer = await probe.read('updateProfile', world.by('person', { body: { email } }));
    const user = await readProfile(probe, world);
    const [used, message] =
      answer.pending_email === undefined
        ? [email, 'The new address is not used']
        : [person.email, 'An address that is not confirmed is used'];
    probe.expectEqual(user.email, used, message);
    world.learn({ person: { ...person, email: user.email, user } });
  }),
  callCase(
    ['getAccountServices', 200, 'links that work for a while'],
    () => ({}),
    (services, probe) => {
      const shortest = Math.min(services.reset_link_minutes, services.email_link_minutes);
      probe.expect(shortest > 0, 'A link that is mailed never works');
    },
  ),
  flowCase(
    ['requestPasswordReset', 200, 'nobody learns who has an account'],
    async (probe, world) => {
      const addresses = [world.need('bystander').email, world.makeRegistration().email];
      await expectSameAnswer(probe, addresses, (email) =>
        probe.read('requestPasswordReset', { body: { email } }),
      );
    },
  ),
  callCase(['resetPassword', 410, 'a token that was never sent'], (world) => ({
    body: { token: UNKNOWN_TEXT, newPassword: world.makePassword('$NEW_PASSWORD') },
  })),
  callCase(['confirmEmail', 410, 'a token that was never sent'], () => ({
    body: { token: UNKNOWN_TEXT },
  })),
  flowCase(['confirmEmail', 200, 'a new account, by its link'], async (probe, world) => {
    const { token, email, user } = await makeNewcomer(probe, world);
    probe.expectEqual(user.is_verified, false, 'A new account is verified', 'access');
    await probe.call('confirmEmail', { body: { token: await world.mailedToken(email) } });
    const { user: confirmed } = await probe.read('getProfile', { token });
    probe.expectEqual(confirmed, { ...user, is_verified: true }, 'Not the link alone has counted');
  }),
  ...linkCases,
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
  flowCase(['deleteAccount', 200, 'the account and its sessions end'], async (probe, world) => {
    const body = world.makeRegistration();
    const { token } = await probe.read('register', { body });
    const { email, password } = body;
    await probe.call('deleteAccount', { token, body: { password: WRONG_PASSWORD } }, [400]);
    await probe.call('deleteAccount', { token, body: { password } });
    for (const operationId of ['getProfile', 'listPayments', 'listPurchasedProjects']) {
      await probe.call(operationId, { token }, [401]);
    }
    await probe.call('login', logInWith(email, password), [401]);
  }),
]);
