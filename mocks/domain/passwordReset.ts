import { findByEmail, hashPassword, parseEmail, parsePassword } from './accountFields';
import type { DomainContext } from './context';
import { type Fields, requireField } from './fields';
import { endLinks, issueLink, linksOf, requireLink } from './mailedLinks';
import { sendMail } from './outbox';
import { endSessionsOf } from './tokens';

/** Validity of a password reset link. */
export const RESET_LINK_MINUTES = 30;
/** Maximum number of valid links per account, so that nobody can flood a mailbox. */
const RESET_LINKS_AT_ONCE = 3;

/**
 * Mails a password reset link. Response and work are the same whether or not the email address is
 * known.
 */
export async function requestPasswordReset(context: DomainContext, fields: Fields) {
  const email = parseEmail(fields.email);
  const user = findByEmail(context, email);
  const isFlooding =
    user !== undefined && linksOf(context, user.id, 'passwordReset').length >= RESET_LINKS_AT_ONCE;
  const userId = user && !isFlooding ? user.id : null;
  const token = await issueLink(context, {
    kind: 'passwordReset',
    userId,
    newEmail: null,
    minutes: RESET_LINK_MINUTES,
  });
  if (user && userId !== null) {
    sendMail(context, {
      to: user.email,
      subject: 'Choose a new password',
      text:
        `Hello ${user.name},\n\n` +
        `somebody, hopefully you, has forgotten the password of your account. The link below lets you choose a new one. It works once, for ${RESET_LINK_MINUTES} minutes.\n\n` +
        'If it was not you, ignore this mail: your password stays as it is.',
      link: `/reset-password#token=${token}`,
    });
  }
  return {
    success: true,
    message: 'If an account has this address, a link is on its way to it',
  };
}

/** Sets a new password with the token from a mailed link, and ends the user's sessions. */
export async function resetPassword(context: DomainContext, fields: Fields) {
  requireField(typeof fields.token === 'string', 'The link is incomplete');
  const password = parsePassword(fields.newPassword);
  const { userId } = await requireLink(context, 'passwordReset', fields.token);
  const user = context.store.users.get(userId)!;
  endLinks(context, userId);
  const passwordHash = await hashPassword(password, user.passwordSalt);
  endSessionsOf(context, { ...user, passwordHash });
  sendMail(context, {
    to: user.email,
    subject: 'Your password was changed',
    text:
      `Hello ${user.name},\n\n` +
      'your password was changed by the link that we sent you, and every device was logged out.\n\n' +
      'If it was not you, ask for a new link at once and write to us.',
    link: '/forgot-password',
  });
  return { success: true, message: 'Password changed' };
}
