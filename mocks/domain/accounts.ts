import type { User } from '@/api/generated/auth.gen';
import type { DomainContext } from './context';
import { sha256 } from './crypto';
import { DomainError } from './errors';
import type { UserRow } from './model';
import { issueToken } from './tokens';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\+?[1-9]\d{0,15}$/;
const PASSWORD_MINIMUM = 6;
const NAME_MINIMUM = 2;
const NAME_MAXIMUM = 100;
/**
 * Characters that no name has: controls, line separators, half characters, and those that reverse the
 * text around them (UAX #9), with which a name could disguise itself.
 */
const NEVER_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

type Fields = Record<string, unknown>;

/** Hashes a password for storage. */
function hashPassword(password: string, salt: string): Promise<string> {
  return sha256(`${salt}:${password}`);
}

/** Converts a user row to the API's user, without the password. */
export function toUser({ id, name, email, phone, createdAt, isVerified, role }: UserRow): User {
  return { id, name, email, phone, created_at: createdAt, is_verified: isVerified, role };
}

function requireField(isValid: boolean, message: string): void {
  if (!isValid) throw new DomainError('badRequest', message);
}

const normalizeEmail = (email: string) => email.trim().toLowerCase();

function parseName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim().normalize('NFC') : '';
  const { length } = [...name];
  const isValid = length >= NAME_MINIMUM && length <= NAME_MAXIMUM;
  requireField(isValid, 'Please give a name of 2 to 100 characters');
  requireField(!NEVER_IN_NAMES.test(name), 'Please give a name without control characters');
  return name;
}

function parseEmail(value: unknown): string {
  requireField(
    typeof value === 'string' && EMAIL.test(value.trim()) && !NEVER_IN_NAMES.test(value.trim()),
    'Please give a valid email address',
  );
  return normalizeEmail(value as string);
}

function parsePhone(value: unknown): string {
  requireField(typeof value === 'string' && PHONE.test(value), 'Please give a valid phone number');
  return value as string;
}

function parsePassword(value: unknown): string {
  const isValid = typeof value === 'string' && value.length >= PASSWORD_MINIMUM;
  requireField(isValid, 'Please choose a password of at least 6 characters');
  return value as string;
}

function requireUnusedEmail({ store }: DomainContext, email: string, ownId?: number): void {
  const owner = store.users.where('email', email)[0];
  if (owner && owner.id !== ownId) {
    throw new DomainError('conflict', 'An account with this email exists already');
  }
}

async function startSession(context: DomainContext, user: UserRow) {
  return { success: true, token: await issueToken(context, user), user: toUser(user) };
}

/** Logs in with email and password; returns a token and the user. */
export async function logIn(context: DomainContext, { email, password }: Fields) {
  const isComplete = typeof email === 'string' && typeof password === 'string' && email && password;
  requireField(Boolean(isComplete), 'Email and password are required');
  const normalizedEmail = normalizeEmail(email as string);
  const user = context.store.users.where('email', normalizedEmail)[0];
  const hash = await hashPassword(password as string, user?.passwordSalt ?? '');
  if (!user || hash !== user.passwordHash) {
    throw new DomainError('unauthorized', 'Invalid email or password');
  }
  return startSession(context, user);
}

/** Creates an account; returns a token and the user. */
export async function register(context: DomainContext, fields: Fields) {
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
  });
  return startSession(context, user);
}

/** Updates the given profile fields; id and role cannot be changed. */
export function updateProfile(context: DomainContext, user: UserRow, fields: Fields) {
  const changes = {
    ...('name' in fields && { name: parseName(fields.name) }),
    ...('email' in fields && { email: parseEmail(fields.email) }),
    ...('phone' in fields && { phone: parsePhone(fields.phone) }),
  };
  requireField(Object.keys(changes).length > 0, 'Please give a field to change');
  if (changes.email) requireUnusedEmail(context, changes.email, user.id);
  context.store.users.put({ ...user, ...changes });
  return { success: true, message: 'Profile updated' };
}

/** Changes the password; requires the current one. */
export async function changePassword(context: DomainContext, user: UserRow, fields: Fields) {
  const { currentPassword } = fields;
  const given = typeof currentPassword === 'string' ? currentPassword : '';
  const hash = await hashPassword(given, user.passwordSalt);
  requireField(hash === user.passwordHash, 'Current password is incorrect');
  const passwordHash = await hashPassword(parsePassword(fields.newPassword), user.passwordSalt);
  context.store.users.put({ ...user, passwordHash });
  return { success: true, message: 'Password changed' };
}
