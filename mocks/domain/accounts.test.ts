/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import { changePassword, logIn, register, updateProfile } from './accounts';
import type { DomainContext } from './context';
import type { DomainErrorKind } from './errors';
import { Store } from './store';
import { requireUser } from './tokens';

function openShop() {
  const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  const context: DomainContext = {
    files: memoryFiles(),
    store,
    now: () => new Date('2025-10-15T09:00:00Z'),
    seed: 7,
  };
  return { store, context, asha: () => store.users.get(peopleIds.asha)! };
}

const form = {
  name: ' Ravi Kumar ',
  email: ' Ravi@Example.com ',
  phone: '+919845018261',
  password: 'a-secret',
  agreeToTerms: true,
};
const rejection = (kind: DomainErrorKind, message: string) =>
  expect.objectContaining({ kind, message }) as Error;

describe('registering', () => {
  it('creates an unverified customer with a trimmed, lower-case email', async () => {
    const { context } = openShop();
    const nextId = context.store.users.nextId();
    const { user, token } = await register(context, { ...form, role: 'admin', id: 1 });
    expect(user).toEqual({
      id: nextId,
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      phone: '+919845018261',
      created_at: '2025-10-15T09:00:00.000Z',
      is_verified: false,
      role: 'user',
    });
    expect((await requireUser(context, `Bearer ${token}`)).id).toBe(nextId);
  });

  it.each([
    ['name', 'R', 'Please give a name of 2 to 100 characters'],
    ['name', 'R'.repeat(101), 'Please give a name of 2 to 100 characters'],
    ['name', 'Ravi\u202Eramuk', 'Please give a name without control characters'],
    ['name', 'Ravi\u2066 Kumar', 'Please give a name without control characters'],
    ['name', 'Ravi\u0000Kumar', 'Please give a name without control characters'],
    ['name', 'Ravi\nKumar', 'Please give a name without control characters'],
    ['name', 'Ravi \uD83D', 'Please give a name without control characters'],
    ['email', 'ravi\u202E@example.com', 'Please give a valid email address'],
    ['email', 'ravi@', 'Please give a valid email address'],
    ['phone', '0123', 'Please give a valid phone number'],
    ['phone', '12345678901234567', 'Please give a valid phone number'],
    ['password', '12345', 'Please choose a password of at least 6 characters'],
    ['agreeToTerms', false, 'Please agree to the terms and conditions'],
  ])('rejects the %s %p', async (field, value, message) => {
    const { context } = openShop();
    await expect(register(context, { ...form, [field]: value })).rejects.toEqual(
      rejection('badRequest', message),
    );
  });

  it('rejects an email that is taken, in any case', async () => {
    const { context } = openShop();
    await expect(register(context, { ...form, email: ' ASHA@example.com' })).rejects.toEqual(
      rejection('conflict', 'An account with this email exists already'),
    );
  });
});

describe('logging in', () => {
  it('accepts the email in any case and gives the same error for every failure', async () => {
    const { context } = openShop();
    const good = await logIn(context, { email: ' Asha@Example.com', password: 'password' });
    expect(good.user.name).toBe('Asha Rao');
    expect(JSON.stringify(good)).not.toMatch(/password|salt|hash/i);
    for (const wrong of [
      { email: 'asha@example.com', password: 'Password' },
      { email: 'nobody@example.com', password: 'password' },
    ]) {
      await expect(logIn(context, wrong)).rejects.toEqual(
        rejection('unauthorized', 'Invalid email or password'),
      );
    }
    expect(good.success).toBe(true);
  });
});

describe('changing the account', () => {
  it('changes only the given fields, never role or id', async () => {
    const { context, asha } = openShop();
    const before = asha();
    const update = (fields: Record<string, unknown>) =>
      updateProfile(context, asha(), fields, { confirmsEmail: false });
    expect(await update({ name: 'Asha R. Rao', role: 'admin', id: 1 })).toEqual({
      success: true,
      message: 'Profile updated',
    });
    expect(asha()).toEqual({ ...before, name: 'Asha R. Rao' });
    await update({ phone: '+919845018261' });
    expect(asha()).toEqual({ ...before, name: 'Asha R. Rao', phone: '+919845018261' });
    await expect(update({ role: 'admin' })).rejects.toEqual(
      rejection('badRequest', 'Please give a field to change'),
    );
    await expect(update({ phone: '0123' })).rejects.toEqual(
      rejection('badRequest', 'Please give a valid phone number'),
    );
    await expect(update({ email: 'New@example.com' })).rejects.toEqual(
      rejection('conflict', 'An account with this email exists already'),
    );
    expect(await update({ email: 'Asha@example.com' })).not.toHaveProperty('pending_email');
    await update({ email: 'asha.rao@example.com' });
    expect(asha().email).toBe('asha.rao@example.com');
    expect(context.store.mails.all()).toEqual([]);
  });

  it('changes the password only with the current one', async () => {
    const { context, asha } = openShop();
    const change = (currentPassword: string, newPassword: string) =>
      changePassword(context, asha(), { currentPassword, newPassword });
    await expect(change('wrong', 'a-secret')).rejects.toEqual(
      rejection('badRequest', 'Current password is incorrect'),
    );
    await expect(change('password', 'short')).rejects.toEqual(
      rejection('badRequest', 'Please choose a password of at least 6 characters'),
    );
    expect(await change('password', 'a-secret')).toEqual({
      success: true,
      message: 'Password changed',
    });
    const { user } = await logIn(context, { email: 'asha@example.com', password: 'a-secret' });
    expect(user.id).toBe(peopleIds.asha);
  });
});
