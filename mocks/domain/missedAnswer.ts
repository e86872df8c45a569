import type { DomainContext } from './context';
import { unreadAnswers } from './conversations';
import type { MessageRow } from './model';
import { sendMail } from './outbox';

/** Returns the answers that the customer has neither read nor received by mail. */
function missedAnswers(context: DomainContext, conversationId: number): readonly MessageRow[] {
  const conversation = context.store.conversations.get(conversationId);
  if (!conversation) return [];
  return unreadAnswers(context, conversation).filter(({ id }) => id > conversation.mailedMessageId);
}

/** Returns whether a customer has missed an answer and must be notified by mail. */
export const hasMissedAnswer = (context: DomainContext, conversationId: number): boolean =>
  missedAnswers(context, conversationId).length > 0;

/** Mails a customer the missed answers, each once. */
export function mailMissedAnswers(context: DomainContext, conversationId: number): void {
  const { conversations, users } = context.store;
  const missed = missedAnswers(context, conversationId);
  const last = missed.at(-1);
  if (!last) return;
  const conversation = conversations.put({
    ...conversations.get(conversationId)!,
    mailedMessageId: last.id,
  });
  const { email, name } = users.get(conversation.userId)!;
  const answers = missed.map(({ senderName, text }) => `${senderName}: ${text}`).join('\n\n');
  sendMail(context, {
    to: email,
    subject: 'Our support team has answered you',
    text: `Hello ${name},\n\nthis waits for you in the support chat:\n\n${answers}`,
    link: '/dashboard',
  });
}
