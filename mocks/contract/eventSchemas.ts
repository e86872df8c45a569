const schemaOf = (name: string) => ({ $ref: `openapi.yaml#/components/schemas/${name}` });

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
 * What each event of the live chat carries (specification, section 7), as JSON Schema. openapi.yaml
 * has no place for events; where they carry what it describes, its own schemas are taken.
 */
export const eventSchemas: Readonly<Record<string, object>> = {
  'join-conversation': id,
  'new-conversation': notice,
  'conversation-started': notice,
  'new-message': schemaOf('ChatMessage'),
  'message-received': schemaOf('ChatMessage'),
  typing,
  'user-typing': typing,
  'conversation-updated': schemaOf('ConversationSummary'),
};
