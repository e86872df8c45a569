/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import {
  findByEmail,
  parseEmail,
  parseName,
  parsePassword,
  parsePhone,
  requirePassword,
} from './accountFields';
import { openShop } from './admin/fakes';

const badRequest = (message: string) =>
  expect.objectContaining({ kind: 'badRequest', message }) as Error;

const NO_TEXTS = [undefined, null, 9_845_018_261, true, {}, { length: 6 }, ['123456']];

describe.each([
  ['name', parseName, 'Please give a name of 2 to 100 characters'],
  ['email address', parseEmail, 'Please give a valid email address'],
  ['phone number', parsePhone, 'Please give a valid phone number'],
  ['new password', parsePassword, 'Please choose a password of at least 6 characters'],
])('the %s', (_, parse, message) => {
  it.each(NO_TEXTS)('is not %p', (value) => {
    expect(() => parse(value)).toThrow(badRequest(message));
  });
});

it('an email address is read from a text only', () => {
  const address = { trim: () => 'ravi@example.com' };
  expect(() => parseEmail(address)).toThrow(badRequest('Please give a valid email address'));
});

it('a name is stored in composed form', () => {
  expect(parseName(' Rene\u0301 ')).toBe('Ren\u00e9');
});

it('white space around an email address is dropped, line breaks included', () => {
  expect(parseEmail('\n\u2028Ravi@Example.com \n')).toBe('ravi@example.com');
});

it('a password has 6 characters or more', () => {
  expect(parsePassword('secret')).toBe('secret');
  expect(() => parsePassword('short')).toThrow(
    badRequest('Please choose a password of at least 6 characters'),
  );
});

it('the current password is a text', async () => {
  const asha = openShop().store.users.get(peopleIds.asha)!;
  await expect(requirePassword(asha, 'password')).resolves.toBeUndefined();
  for (const given of [undefined, ['password'], 'passwor', '']) {
    await expect(requirePassword(asha, given)).rejects.toEqual(
      badRequest('Current password is incorrect'),
    );
  }
});

it('a deleted account is not found by its email address', () => {
  const { store, context } = openShop();
  const asha = store.users.get(peopleIds.asha)!;
  expect(findByEmail(context, asha.email)).toBe(asha);
  store.users.put({ ...asha, deletedAt: '2025-10-15T09:00:00.000Z' });
  expect(findByEmail(context, asha.email)).toBeUndefined();
});
