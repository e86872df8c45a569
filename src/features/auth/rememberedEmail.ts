import { readStored, writeStored } from '@/lib/browserStorage';

const KEY = 'remembered-email';
const MAXIMUM_LENGTH = 254;

/** The email that the last login was asked to remember; empty when there is none. */
export function readRememberedEmail(): string {
  const email = readStored(KEY) ?? '';
  return email.length <= MAXIMUM_LENGTH ? email : '';
}

/** Keeps the email for the next visit, or forgets it. The password is never kept. */
export function rememberEmail(email: string | null): void {
  writeStored(KEY, email);
}
