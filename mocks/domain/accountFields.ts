import { countVisible } from '@/lib/visibleText';
import type { DomainContext } from './context';
import { sha256 } from './crypto';
import { DomainError } from './errors';
import { requireField } from './fields';
import type { UserRow } from './model';

const EMAIL =
  /^(?!.*[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800])[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const PHONE = /^\+?[1-9]\d{0,15}$/;
const PASSWORD_MINIMUM = 6;
const NAME_MINIMUM = 2;
const NAME_MAXIMUM = 100;
/**
 * Characters that no name contains: control characters, line separators, lone surrogates, and those
 * that reverse the text around them (UAX #9) and could disguise a name.
 */
const NEVER_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Hashes a password for storage. */
export function hashPassword(password: string, salt: string): Promise<string> {
  return sha256(`${salt}:${password}`);
}

/** Returns a domain in its ASCII form, by which its two spellings are one. */
function toAsciiDomain(domain: string): string {
  const address = `http://${domain}`;
  const isAscii = /^[\x20-\x7e]*$/.test(domain);
  return isAscii || !URL.canParse(address) ? domain : new URL(address).host;
}

/**
 * Normalizes an email address for storage: trimmed, in lower case, the domain in its ASCII form, so
 * that a mailbox has one account.
 */
export function normalizeEmail(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/[^@]*$/, toAsciiDomain);
}

/** Returns a valid name; throws `badRequest` for any other value. */
export function parseName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim().normalize('NFC') : '';
  const isValid = countVisible(name) >= NAME_MINIMUM && [...name].length <= NAME_MAXIMUM;
  requireField(isValid, 'Please give a name of 2 to 100 characters');
  requireField(!NEVER_IN_NAMES.test(name), 'Please give a name without control characters');
  return name;
}

/**
 * Returns a valid email address, trimmed and in lower case; throws `badRequest` for any other
 * value.
 */
export function parseEmail(value: unknown): string {
  requireField(
    typeof value === 'string' && EMAIL.test(value.trim()) && !NEVER_IN_NAMES.test(value.trim()),
    'Please give a valid email address',
  );
  return normalizeEmail(value);
}

/** Returns a valid phone number; throws `badRequest` for any other value. */
export function parsePhone(value: unknown): string {
  requireField(typeof value === 'string' && PHONE.test(value), 'Please give a valid phone number');
  return value;
}

/** Returns a valid new password; throws `badRequest` for any other value. */
export function parsePassword(value: unknown): string {
  requireField(
    typeof value === 'string' && value.length >= PASSWORD_MINIMUM,
    'Please choose a password of at least 6 characters',
  );
  return value;
}

/** Returns the user with a normalized email address, or undefined. */
export function findByEmail({ store }: DomainContext, email: string): UserRow | undefined {
  return store.users.where('email', email).find(({ deletedAt }) => deletedAt === null);
}

/** Throws `conflict` if another account has the email address. */
export function requireUnusedEmail(context: DomainContext, email: string, ownId?: number): void {
  const owner = findByEmail(context, email);
  if (owner && owner.id !== ownId) {
    throw new DomainError('conflict', 'An account with this email exists already');
  }
}

/** Throws `badRequest` unless a text is the user's password. */
export async function requirePassword(user: UserRow, given: unknown): Promise<void> {
  const hash = await hashPassword(typeof given === 'string' ? given : '', user.passwordSalt);
  requireField(hash === user.passwordHash, 'Current password is incorrect');
}
