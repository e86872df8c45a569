// Generated from asyncapi.yaml by "npm run codegen". Do not edit.
import type { ChatMessage } from '@/api/generated/account.gen';
import type { ConversationSummary } from '@/api/generated/support.gen';
import type { Shape } from '@/lib/shape';

/** The id of a conversation. */
export type ConversationId = number;

/** A customer waits for an answer. */
export type ConversationNotice = {
  conversationId: number;
  userId: number;
  userName: string;
  userEmail: string;
};

/** A user starts or stops typing. */
export type TypingEvent = {
  conversationId: number;
  userId: number;
  userName: string;
  isTyping: boolean;
};

/** The events that a client sends. */
export type ClientEvents = {
  /** The id of the conversation. */
  'join-conversation': (payload: ConversationId) => void;
  /** Whose conversation waits for an answer. */
  'new-conversation': (payload: ConversationNotice) => void;
  /** The message as it was stored. */
  'new-message': (payload: ChatMessage) => void;
  /** Who is typing where. */
  'typing': (payload: TypingEvent) => void;
};

/** The events that the backend sends. */
export type ServerEvents = {
  /** A message of the conversation, as it is stored. */
  'message-received': (payload: ChatMessage) => void;
  /** Who is typing where. */
  'user-typing': (payload: TypingEvent) => void;
  /** Whose conversation waits for an answer. */
  'conversation-started': (payload: ConversationNotice) => void;
  /** The conversation as the inbox shows it. */
  'conversation-updated': (payload: ConversationSummary) => void;
};

/** What the events that the backend sends must contain. */
export const eventShapes: Record<keyof ServerEvents, Shape> = {
  "message-received": { id: "integer", conversationId: "integer", message: "string", message_type: "string" },
  "user-typing": { conversationId: "integer", userId: "integer", userName: "string", isTyping: "boolean" },
  "conversation-started": { conversationId: "integer", userId: "integer", userName: "string", userEmail: "string" },
  "conversation-updated": { conversationId: "integer", status: "string", customer: "entity", lastMessage: "string?", lastMessageAt: "string?", unreadCount: "integer", createdAt: "string" },
};
