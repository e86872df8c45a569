import type { SnakeCaseChatMessage } from '@/api/generated/chat.gen';
import { SUPPORT_HOURS } from '@/config/policyFigures';
import type { DomainContext } from './context';
import { messagesOf, toMessage } from './conversations';

const SENDER = { senderId: 0, senderType: 'bot', senderName: 'Launchyard assistant' } as const;

const TEXT =
  'Thank you for writing. This is an automatic message: nobody has read yours yet. A person will ' +
  `join this conversation and answer here. Live chat hours: ${SUPPORT_HOURS.liveChat}.`;

/**
 * Returns true when a customer has written, is still waiting, and has not had the automatic reply.
 */
export function needsAutomaticReply(context: DomainContext, conversationId: number): boolean {
  const conversation = context.store.conversations.get(conversationId);
  if (conversation?.status !== 'waiting') return false;
  const senders = messagesOf(context, conversation).map(({ senderType }) => senderType);
  return senders.includes('user') && !senders.includes('bot');
}

/** Adds the automatic reply if it is still needed; returns the message, if any. */
export function addAutomaticReply(
  context: DomainContext,
  conversationId: number,
): SnakeCaseChatMessage | undefined {
  if (!needsAutomaticReply(context, conversationId)) return undefined;
  const { messages } = context.store;
  const row = messages.put({
    ...SENDER,
    id: messages.nextId(),
    conversationId,
    text: TEXT,
    createdAt: context.now().toISOString(),
  });
  context.onConversationChanged?.(conversationId);
  return toMessage(row);
}
