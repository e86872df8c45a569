import type { SnakeCaseChatMessage } from '@/api/generated/chat.gen';
import type { ConversationNotice, TypingEvent } from '@/realtime/events.gen';
import type { DomainContext } from './context';
import { canAccess, toMessage } from './conversations';
import type { ConversationRow, UserRow } from './model';

function readField(payload: unknown, name: string): unknown {
  return typeof payload === 'object' && payload !== null
    ? (payload as Record<string, unknown>)[name]
    : undefined;
}

/**
 * Returns the conversation with an id, or undefined if it does not exist or the user has no access.
 */
export function findAccessibleConversation(
  { store }: DomainContext,
  user: UserRow,
  id: unknown,
): ConversationRow | undefined {
  const conversation = store.conversations.get(id as number);
  return conversation && canAccess(user, conversation) ? conversation : undefined;
}

/** Returns the stored message that `payload` names, or undefined if the user did not send it. */
export function findOwnMessage(
  { store }: DomainContext,
  user: UserRow,
  payload: unknown,
): SnakeCaseChatMessage | undefined {
  const row = store.messages.get(readField(payload, 'id') as number);
  return row?.senderId === user.id ? toMessage(row) : undefined;
}

/** Builds the event for a user's typing; the name comes from the account, not the payload. */
export function describeTyping(user: UserRow, payload: unknown): TypingEvent {
  return {
    conversationId: readField(payload, 'conversationId') as number,
    userId: user.id,
    userName: user.name,
    isTyping: readField(payload, 'isTyping') === true,
  };
}

/**
 * Returns the notice that a customer is waiting, once per conversation; undefined unless `user` is
 * that customer.
 */
export function announceConversation(
  { store }: DomainContext,
  user: UserRow,
  payload: unknown,
): ConversationNotice | undefined {
  const conversation = store.conversations.get(readField(payload, 'conversationId') as number);
  const isDue =
    conversation?.userId === user.id &&
    conversation.status === 'waiting' &&
    !conversation.isAnnounced;
  if (!isDue) return undefined;
  store.conversations.put({ ...conversation, isAnnounced: true });
  return {
    conversationId: conversation.id,
    userId: user.id,
    userName: user.name,
    userEmail: user.email,
  };
}
