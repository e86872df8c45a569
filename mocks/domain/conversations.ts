import type { Conversation, SnakeCaseChatMessage } from '@/api/generated/chat.gen';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import type { MessageRow, UserRow } from './model';

const MESSAGE_MAXIMUM = 10_000;

/** A message as the backend answers it. */
function toMessage(row: MessageRow): SnakeCaseChatMessage {
  return {
    id: row.id,
    conversationId: row.conversationId,
    sender_id: row.senderId,
    sender_type: row.senderType,
    sender_name: row.senderName,
    message: row.text,
    message_type: 'text',
    created_at: row.createdAt,
  };
}

/** The person's unresolved conversation, or a new one that waits for staff. */
export function openConversation({ store, now }: DomainContext, user: UserRow): Conversation {
  const conversation =
    store.conversations
      .all()
      .find(({ userId, status }) => userId === user.id && status !== 'resolved') ??
    store.conversations.put({
      id: store.conversations.nextId(),
      userId: user.id,
      status: 'waiting',
      createdAt: now().toISOString(),
    });
  const messages = store.messages
    .all()
    .filter(({ conversationId }) => conversationId === conversation.id)
    .map(toMessage);
  return { conversationId: conversation.id, messages, status: conversation.status };
}

/** Adds a message to a conversation; customers reach only their own. */
export function addMessage(
  { store, now }: DomainContext,
  user: UserRow,
  { conversationId, message }: Record<string, unknown>,
) {
  const text = typeof message === 'string' ? message.trim() : '';
  if (!Number.isSafeInteger(conversationId) || !text) {
    throw new DomainError('badRequest', 'Conversation and message are required');
  }
  if (text.length > MESSAGE_MAXIMUM) {
    throw new DomainError('badRequest', 'The message is longer than 10,000 characters');
  }
  const conversation = store.conversations.get(conversationId as number);
  if (!conversation) throw new DomainError('notFound', 'Conversation not found');
  if (conversation.userId !== user.id && user.role !== 'admin') {
    throw new DomainError('forbidden', 'This conversation belongs to somebody else');
  }
  const { id } = store.messages.put({
    id: store.messages.nextId(),
    conversationId: conversation.id,
    senderId: user.id,
    senderType: user.role,
    senderName: user.name,
    text,
    createdAt: now().toISOString(),
  });
  return { messageData: { id } };
}
