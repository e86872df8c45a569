import type { SnakeCaseChatMessage } from '@/api/generated/chat.gen';
import type { DomainContext } from './context';
import { mayEnter, toMessage } from './conversations';
import type { ConversationRow, UserRow } from './model';

/** Staff are told that a customer waits (specification, section 3: New-conversation notice). */
export type ConversationNotice = {
  conversationId: number;
  userId: number;
  userName: string;
  userEmail: string;
};

/** Somebody begins or stops to type (specification, section 3: Typing event). */
export type TypingEvent = {
  conversationId: number;
  userId: number;
  userName: string;
  isTyping: boolean;
};

function readField(payload: unknown, name: string): unknown {
  return typeof payload === 'object' && payload !== null
    ? (payload as Record<string, unknown>)[name]
    : undefined;
}

/** The conversation with an id, if there is one and the person may enter it. */
export function findEnterable(
  { store }: DomainContext,
  user: UserRow,
  id: unknown,
): ConversationRow | undefined {
  const conversation = store.conversations.get(id as number);
  return conversation && mayEnter(user, conversation) ? conversation : undefined;
}

/** The stored message that the person says to have sent; nothing for anybody else's. */
export function findOwnMessage(
  { store }: DomainContext,
  user: UserRow,
  payload: unknown,
): SnakeCaseChatMessage | undefined {
  const row = store.messages.get(readField(payload, 'id') as number);
  return row?.senderId === user.id ? toMessage(row) : undefined;
}

/** What is told of somebody's typing, in the true name of whoever types. */
export function describeTyping(user: UserRow, payload: unknown): TypingEvent {
  return {
    conversationId: readField(payload, 'conversationId') as number,
    userId: user.id,
    userName: user.name,
    isTyping: readField(payload, 'isTyping') === true,
  };
}

/** The notice that a customer waits, once for each conversation; nothing for anybody else's. */
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
