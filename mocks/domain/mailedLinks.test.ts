/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import { changePassword, logIn, register, updateProfile } from './accounts';
import type { DomainContext } from './context';
import { addMessage, openConversation } from './conversations';
import { deleteAccount } from './deleteAccount';
import { confirmEmail } from './emailChange';
import { requestPasswordReset, resetPassword } from './passwordReset';
import { makeStore } from './store';

const EMAIL = 'asha@example.com';
const CONFIRMED = { confirmsEmail: true };
const GONE = expect.objectContaining({ kind: 'gone' }) as Error;

function openShop() {
  const store = makeStore(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  let time = new Date('2025-10-15T09:00:00Z').getTime();
  const ended: number[] = [];
  const context: DomainContext = {
    files: memoryFiles(),
    store,
    now: () => new Date(time),
    seed: 7,
    onSessionsEnded: (id) => ended.push(id),
  };
  const mails = () => store.mails.all();
  return {
    store,
    context,
    ended,
    mails,
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    asha: () => store.users.get(peopleIds.asha)!,
    /** Returns the token in the newest mail to an address. */
    tokenTo: (address: string) =>
      mails()
        .findLast(({ to, link }) => to === address && link?.includes('#token='))
        ?.link?.split('#token=')[1],
    logInWith: (password: string) => logIn(context, { email: EMAIL, password }),
  };
}

describe('a forgotten password', () => {
  it('has links that work for 30 minutes and leave the password alone if it is too short', async () => {
    const { context, tokenTo, pass, logInWith } = openShop();
    await requestPasswordReset(context, { email: EMAIL });
    const token = tokenTo(EMAIL);
    pass(29);
    await expect(resetPassword(context, { token, newPassword: 'short' })).rejects.toThrow(
      'Please choose a password of at least 6 characters',
    );
    pass(1);
    await expect(resetPassword(context, { token, newPassword: 'a-new-one' })).rejects.toEqual(GONE);
    await logInWith('password');
  });
});

describe('a new email address', () => {
  it('applies after the mailed link is followed; the old one is notified', async () => {
    const { context, asha, mails, tokenTo } = openShop();
    const change = (email: string) =>
      updateProfile(context, asha(), { name: 'Asha R.', email }, { confirmsEmail: true });
    expect(await change('first@example.com')).toMatchObject({ pending_email: 'first@example.com' });
    const first = tokenTo('first@example.com');
    await change('second@example.com');
    expect(asha()).toMatchObject({ name: 'Asha R.', email: EMAIL });
    expect(mails().filter(({ to }) => to === EMAIL)).toHaveLength(2);

    await expect(confirmEmail(context, { token: first })).rejects.toEqual(GONE);
    const token = tokenTo('second@example.com');
    await expect(resetPassword(context, { token, newPassword: 'a-new-one' })).rejects.toEqual(GONE);
    expect(await confirmEmail(context, { token })).toMatchObject({ email: 'second@example.com' });
    expect(asha()).toMatchObject({ email: 'second@example.com', isVerified: true });
    await expect(confirmEmail(context, { token })).rejects.toEqual(GONE);
  });

  it('is rejected if another account has taken it meanwhile', async () => {
    const { context, asha, store, tokenTo } = openShop();
    const email = 'wanted@example.com';
    await updateProfile(context, asha(), { email }, { confirmsEmail: true });
    store.users.put({ ...store.users.get(peopleIds.newCustomer)!, email });
    await expect(confirmEmail(context, { token: tokenTo(email) })).rejects.toThrow(
      'An account with this email exists already',
    );
    expect(asha().email).toBe(EMAIL);
  });
});

describe('outstanding links', () => {
  const newPassword = 'a-new-one';
  const NEW = 'new-address@example.com';

  it.each<
    [string, (shop: ReturnType<typeof openShop>, reset: unknown, confirm: unknown) => unknown]
  >([
    [
      'a changed password',
      ({ context, asha }) =>
        changePassword(context, asha(), { currentPassword: 'password', newPassword }),
    ],
    ['a reset password', ({ context }, token) => resetPassword(context, { token, newPassword })],
    ['a confirmed address', ({ context }, _reset, token) => confirmEmail(context, { token })],
    [
      'a cancelled change',
      ({ context, asha }) => updateProfile(context, asha(), { email: EMAIL }, CONFIRMED),
    ],
    [
      'a change without a confirmation',
      ({ context, asha }) =>
        updateProfile(context, asha(), { email: NEW }, { confirmsEmail: false }),
    ],
    ['a deletion', ({ context, asha }) => deleteAccount(context, asha(), { password: 'password' })],
  ])('all end by %s', async (_by, act) => {
    const shop = openShop();
    const { context, asha, tokenTo } = shop;
    await updateProfile(context, asha(), { email: 'evil@example.com' }, CONFIRMED);
    await requestPasswordReset(context, { email: EMAIL });
    const [reset, confirm] = [tokenTo(EMAIL), tokenTo('evil@example.com')];
    await act(shop, reset, confirm);
    await expect(confirmEmail(context, { token: confirm })).rejects.toEqual(GONE);
    await expect(resetPassword(context, { token: reset, newPassword })).rejects.toEqual(GONE);
  });

  it('stay when only the name or the telephone number changes', async () => {
    const { context, asha, tokenTo } = openShop();
    await requestPasswordReset(context, { email: EMAIL });
    await updateProfile(context, asha(), { name: 'Asha R.' }, CONFIRMED);
    await resetPassword(context, { token: tokenTo(EMAIL), newPassword });
  });
});

it('an address is verified by its link alone, that of a new account too', async () => {
  const { context, store, asha, tokenTo } = openShop();
  const fields = { name: 'Nikhil Verma', phone: '+919845012345', password: 'password' };
  const email = 'nikhil@example.com';
  const { user } = await register(context, { ...fields, email, agreeToTerms: true }, CONFIRMED);
  expect(user.is_verified).toBe(false);
  await confirmEmail(context, { token: tokenTo(email) });
  expect(store.users.get(user.id)!.isVerified).toBe(true);
  await updateProfile(context, asha(), { email: EMAIL }, { confirmsEmail: false });
  expect(asha().isVerified).toBe(true);
  await updateProfile(context, asha(), { email: 'other@example.com' }, { confirmsEmail: false });
  expect(asha()).toMatchObject({ email: 'other@example.com', isVerified: false });
});

it('a mailbox has one account, however its domain is spelled', async () => {
  const { context } = openShop();
  const fields = { name: 'Asha Rao', phone: '+919845012345', password: 'password' };
  const agreed = { ...fields, agreeToTerms: true };
  await register(context, { ...agreed, email: 'asha@müller.example' }, CONFIRMED);
  const other = register(context, { ...agreed, email: 'ASHA@XN--MLLER-KVA.example' }, CONFIRMED);
  await expect(other).rejects.toThrow('An account with this email exists already');
  await logIn(context, { email: 'asha@Müller.example', password: 'password' });
});

describe('deleting an account', () => {
  it('removes conversations with their messages, and idempotent responses', async () => {
    const { context, asha, store } = openShop();
    const { conversationId } = openConversation(context, asha());
    addMessage(context, asha(), { conversationId, message: 'Hello' });
    const ofOthers = store.conversations.all().filter(({ userId }) => userId !== peopleIds.asha);
    const save = (userId: number) =>
      store.savedAnswers.put({
        id: `${userId}:key`,
        userId,
        requestHash: '',
        answer: '{}',
        createdAt: '2025-10-15T09:00:00.000Z',
      });
    save(peopleIds.asha);
    save(peopleIds.newCustomer);
    await deleteAccount(context, asha(), { password: 'password' });
    expect(store.messages.where('conversationId', conversationId)).toEqual([]);
    expect(store.conversations.all()).toEqual(ofOthers);
    expect(store.savedAnswers.all().map(({ userId }) => userId)).toEqual([peopleIds.newCustomer]);
    expect(asha()).toMatchObject({
      email: `deleted-${peopleIds.asha}@deleted.invalid`,
      phone: null,
      passwordHash: '',
      passwordSalt: '',
      isVerified: false,
      deletedAt: '2025-10-15T09:00:00.000Z',
    });
  });
});
