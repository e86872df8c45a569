import type { UpdateProfileResponse, User } from '@/api/generated/auth.gen';
import {
  findByEmail,
  hashPassword,
  normalizeEmail,
  parseEmail,
  parseName,
  parsePassword,
  parsePhone,
  requirePassword,
  requireUnusedEmail,
} from './accountFields';
import type { DomainContext } from './context';
import { mailConfirmation, requestEmailChange } from './emailChange';
import { DomainError } from './errors';
import { type Fields, requireField } from './fields';
import { endLinks } from './mailedLinks';
import type { UserRow } from './model';
import { endSessionsOf, issueToken } from './tokens';

/** Converts a user row to the API's user, without the password. */
export function toUser({ id, name, email, phone, createdAt, isVerified, role }: UserRow): User {
  return { id, name, email, phone, created_at: createdAt, is_verified: isVerified, role };
}

async function startSession(context: DomainContext, user: UserRow) {
  return { success: true, token: await issueToken(context, user), user: toUser(user) };
}

const CREDENTIALS_MISSING = 'Email and password are required';

/** Logs in with email and password; returns a token and the user. */
export async function logIn(context: DomainContext, { email, password }: Fields) {
  requireField(typeof email === 'string' && email !== '', CREDENTIALS_MISSING);
  requireField(typeof password === 'string' && password !== '', CREDENTIALS_MISSING);
  const user = findByEmail(context, normalizeEmail(email));
  const hash = await hashPassword(password, user?.passwordSalt ?? '');
  if (!user || hash !== user.passwordHash) {
    throw new DomainError('unauthorized', 'Invalid email or password');
  }
  return startSession(context, user);
}

type AccountOptions = {
  /** Whether an email address must be confirmed with a mailed link. */
  confirmsEmail: boolean;
};

/** Creates an account, whose address a mailed link confirms; returns a token and the user. */
export async function register(
  context: DomainContext,
  fields: Fields,
  { confirmsEmail }: AccountOptions,
) {
  const name = parseName(fields.name);
  const email = parseEmail(fields.email);
  const phone = parsePhone(fields.phone);
  const password = parsePassword(fields.password);
  requireField(fields.agreeToTerms === true, 'Please agree to the terms and conditions');
  requireUnusedEmail(context, email);
  const { users } = context.store;
  const passwordSalt = `salt-${users.nextId()}`;
  const passwordHash = await hashPassword(password, passwordSalt);
  const user = users.put({
    id: users.nextId(),
    name,
    email,
    phone,
    passwordSalt,
    passwordHash,
    createdAt: context.now().toISOString(),
    isVerified: false,
    role: 'user',
    sessionsEnded: 0,
    deletedAt: null,
  });
  if (confirmsEmail) await mailConfirmation(context, user);
  return startSession(context, user);
}

/**
 * Updates the given profile fields; id and role cannot be changed. The user keeps the old email
 * address until the new one is confirmed.
 */
export async function updateProfile(
  context: DomainContext,
  user: UserRow,
  fields: Fields,
  { confirmsEmail }: AccountOptions,
): Promise<UpdateProfileResponse> {
  const changes = {
    ...('name' in fields && { name: parseName(fields.name) }),
    ...('email' in fields && { email: parseEmail(fields.email) }),
    ...('phone' in fields && { phone: parsePhone(fields.phone) }),
  };
  requireField(Object.keys(changes).length > 0, 'Please give a field to change');
  if (changes.email) requireUnusedEmail(context, changes.email, user.id);
  const { email, ...others } = changes;
  // Without a confirmation the address applies at once; the own one cancels a change.
  if (email !== undefined && (!confirmsEmail || email === user.email)) endLinks(context, user.id);
  const pendingEmail = confirmsEmail && email !== user.email ? email : undefined;
  const newEmail = confirmsEmail || email === user.email ? undefined : email;
  const changed = context.store.users.put({
    ...user,
    ...others,
    ...(newEmail !== undefined && { email: newEmail, isVerified: false }),
  });
  const answer = { success: true, message: 'Profile updated' };
  if (pendingEmail === undefined) return answer;
  await requestEmailChange(context, changed, pendingEmail);
  return { ...answer, pending_email: pendingEmail };
}

/** Changes the password; requires the current one, ends all sessions and returns a new token. */
export async function changePassword(context: DomainContext, user: UserRow, fields: Fields) {
  await requirePassword(user, fields.currentPassword);
  const passwordHash = await hashPassword(parsePassword(fields.newPassword), user.passwordSalt);
  const changed = endSessionsOf(context, { ...user, passwordHash });
  endLinks(context, user.id);
  return { success: true, message: 'Password changed', token: await issueToken(context, changed) };
}
