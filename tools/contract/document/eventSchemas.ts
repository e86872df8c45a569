import type { Schema } from './types';

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const id = { type: 'integer' };
const text = { type: 'string' };

/** Specification, section 3: New-conversation notice. */
const notice = {
  type: 'object',
  required: ['conversationId', 'userId', 'userName', 'userEmail'],
  properties: { conversationId: id, userId: id, userName: text, userEmail: text },
};

/** Specification, section 3: Typing event. */
const typing = {
  type: 'object',
  required: ['conversationId', 'userId', 'userName', 'isTyping'],
  properties: { conversationId: id, userId: id, userName: text, isTyping: { type: 'boolean' } },
};

/**
 * JSON schemas of the payloads of live chat events (specification, section 7). openapi.yaml cannot
 * describe events, but its schemas are used where a payload has one.
 */
export const eventSchemas = {
  'join-conversation': id,
  'new-conversation': notice,
  'conversation-started': notice,
  'new-message': schemaOf('ChatMessage'),
  'message-received': schemaOf('ChatMessage'),
  typing,
  'user-typing': typing,
  'conversation-updated': schemaOf('ConversationSummary'),
} satisfies Record<string, Schema>;

/** The name of a live chat event. */
export type EventName = keyof typeof eventSchemas;
