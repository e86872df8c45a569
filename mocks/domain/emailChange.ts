import type { ConfirmEmailResponse } from '@/api/generated/account.gen';
import { requireUnusedEmail } from './accountFields';
import type { DomainContext } from './context';
import { requireField } from './fields';
import { endLinks, issueLink, requireLink } from './mailedLinks';
import type { UserRow } from './model';
import { sendMail } from './outbox';

/** Validity of a confirmation link. */
export const EMAIL_LINK_MINUTES = 60;

/** Mails a confirmation link to the address of a new account. */
export async function mailConfirmation(context: DomainContext, user: UserRow): Promise<void> {
  const { id: userId, email, name } = user;
  const minutes = EMAIL_LINK_MINUTES;
  const token = await issueLink(context, { kind: 'emailChange', userId, newEmail: email, minutes });
  sendMail(context, {
    to: email,
    subject: 'Confirm your email address',
    text:
      `Hello ${name},\n\n` +
      `follow the link below to confirm that this is your address. It works once, for ${minutes} minutes.`,
    link: `/confirm-email#token=${token}`,
  });
}

/** Mails a confirmation link to a new email address, and notifies the old one. */
export async function requestEmailChange(
  context: DomainContext,
  user: UserRow,
  newEmail: string,
): Promise<void> {
  endLinks(context, user.id, ['emailChange']);
  const token = await issueLink(context, {
    kind: 'emailChange',
    userId: user.id,
    newEmail,
    minutes: EMAIL_LINK_MINUTES,
  });
  sendMail(context, {
    to: newEmail,
    subject: 'Confirm your new email address',
    text:
      `Hello ${user.name},\n\n` +
      `follow the link below to use ${newEmail} for your account from now on. It works once, for ${EMAIL_LINK_MINUTES} minutes. Until then your address stays ${user.email}.`,
    link: `/confirm-email#token=${token}`,
  });
  sendMail(context, {
    to: user.email,
    subject: 'Your email address is about to change',
    text:
      `Hello ${user.name},\n\n` +
      `somebody, hopefully you, wants to use ${newEmail} for your account. It changes once the link in a mail to that address was followed.\n\n` +
      'If it was not you, change your password now.',
    link: '/dashboard',
  });
}

/** Changes the user's email address to that of a mailed link. */
export async function confirmEmail(
  context: DomainContext,
  { token }: Readonly<Record<string, unknown>>,
): Promise<ConfirmEmailResponse> {
  requireField(typeof token === 'string', 'The link is incomplete');
  const { userId, newEmail } = await requireLink(context, 'emailChange', token);
  const email = newEmail!;
  requireUnusedEmail(context, email, userId);
  endLinks(context, userId);
  const { users } = context.store;
  users.put({ ...users.get(userId)!, email, isVerified: true });
  return { success: true, email };
}
