import { readStored, writeStored } from '@/config/browserStorage';
import type { AppListenerApi } from '@/store';
import { selectUser } from './authSlice';

const REMEMBERED_EMAIL_KEY = 'remembered-email';
const EMAIL_MAX_LENGTH = 254;

/** Returns the remembered email of the last login; empty when there is none. */
export function readRememberedEmail(): string {
  const email = readStored(REMEMBERED_EMAIL_KEY) ?? '';
  return email.length <= EMAIL_MAX_LENGTH ? email : '';
}

/** Stores the email for the next visit, or removes it for null. The password is never stored. */
export function rememberEmail(email: string | null): void {
  writeStored(REMEMBERED_EMAIL_KEY, email);
}

/** Remembers the new email of an account of which the old one is remembered. */
export function followEmail(_action: unknown, api: AppListenerApi): void {
  const before = selectUser(api.getOriginalState());
  const now = selectUser(api.getState());
  if (!before || before.id !== now?.id || before.email === now.email) return;
  // The user may have typed it in another case.
  const isOwn = readRememberedEmail().toLowerCase() === before.email.toLowerCase();
  if (isOwn) rememberEmail(now.email);
}
