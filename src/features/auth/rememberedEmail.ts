import { readStored, writeStored } from '@/config/browserStorage';

const KEY = 'remembered-email';
const MAXIMUM_LENGTH = 254;

/** Returns the remembered email of the last login; empty when there is none. */
export function readRememberedEmail(): string {
  const email = readStored(KEY) ?? '';
  return email.length <= MAXIMUM_LENGTH ? email : '';
}

/** Stores the email for the next visit, or removes it for null. The password is never stored. */
export function rememberEmail(email: string | null): void {
  writeStored(KEY, email);
}
