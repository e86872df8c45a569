import type { SnakeCaseChatMessage } from '@/api/generated/chat.gen';
import { SUPPORT_HOURS } from '@/config/policyFigures';
import type { DomainContext } from './context';
import { messagesOf, toMessage } from './conversations';

const SENDER = { senderId: 0, senderType: 'bot', senderName: 'Launchyard assistant' } as const;

const TEXT =
  'Thank you for writing. This is an automatic message: nobody has read yours yet. A person will ' +
  `join this conversation and answer here. Live chat hours: ${SUPPORT_HOURS.liveChat}.`;

/** Whether a customer has written, still waits, and was not told automatically that it may take a while. */
export function needsAutomaticAnswer(context: DomainContext, conversationId: number): boolean {
  const conversation = context.store.conversations.get(conversationId);
  if (conversation?.status !== 'waiting') return false;
  const senders = messagesOf(context, conversation).map(({ senderType }) => senderType);
  return senders.includes('user') && !senders.includes('bot');
}

/** Adds the automatic answer where it is still needed, and answers it. */
export function addAutomaticAnswer(
  context: DomainContext,
  conversationId: number,
): SnakeCaseChatMessage | undefined {
  if (!needsAutomaticAnswer(context, conversationId)) return undefined;
  const { messages } = context.store;
  const row = messages.put({
    ...SENDER,
    id: messages.nextId(),
    conversationId,
    text: TEXT,
    createdAt: context.now().toISOString(),
  });
  context.conversationChanged?.(conversationId);
  return toMessage(row);
}
