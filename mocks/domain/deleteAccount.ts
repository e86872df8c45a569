import { requirePassword } from './accountFields';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { endLinks } from './mailedLinks';
import type { UserRow } from './model';
import { sendMail } from './outbox';
import { endSessionsOf } from './tokens';

/** Replaces the name of a user with a deleted account. */
const FORMER_CUSTOMER = 'Former customer';

function removeConversations({ store }: DomainContext, userId: number): void {
  for (const { id } of [...store.conversations.where('userId', userId)]) {
    for (const message of [...store.messages.where('conversationId', id)]) {
      store.messages.remove(message.id);
    }
    store.conversations.remove(id);
  }
}

/**
 * Deletes a user's account as the privacy policy promises: purchase records stay, reviews and
 * answered questions stay without the name, and everything else is removed.
 */
export async function deleteAccount(
  context: DomainContext,
  user: UserRow,
  { password }: Readonly<Record<string, unknown>>,
) {
  await requirePassword(user, password);
  if (user.role === 'admin') {
    throw new DomainError('conflict', 'Another admin has to take the admin role from you first');
  }
  sendMail(context, {
    to: user.email,
    subject: 'Your account is deleted',
    text:
      `Hello ${user.name},\n\n` +
      'your account and your chats with us are deleted. Your purchase records stay for as long as the law requires, and your reviews and answered questions stay without your name.',
    link: '/privacy-policy#retention',
  });
  removeConversations(context, user.id);
  const { savedAnswers, questions } = context.store;
  for (const { id } of [...savedAnswers.where('userId', user.id)]) savedAnswers.remove(id);
  for (const { id, answer } of [...questions.where('userId', user.id)]) {
    if (answer === null) questions.remove(id);
  }
  endLinks(context, user.id);
  endSessionsOf(context, {
    ...user,
    name: FORMER_CUSTOMER,
    email: `deleted-${user.id}@deleted.invalid`,
    phone: null,
    passwordSalt: '',
    // No password has this hash.
    passwordHash: '',
    isVerified: false,
    deletedAt: context.now().toISOString(),
  });
  return { success: true, message: 'Account deleted' };
}
