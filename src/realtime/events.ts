/** Somebody begins or stops to type (specification, section 3: Typing event). */
export type TypingEvent = {
  conversationId: number;
  userId: number;
  userName: string;
  isTyping: boolean;
};

/** A customer waits for an answer (specification, section 3: New-conversation notice). */
export type ConversationNotice = {
  conversationId: number;
  userId: number;
  userName: string;
  userEmail: string;
};

/** What a client sends (specification, section 7). */
export type ClientEvents = {
  'join-conversation': (conversationId: number) => void;
  'new-conversation': (notice: ConversationNotice) => void;
  'new-message': (message: object) => void;
  typing: (event: TypingEvent) => void;
};

/**
 * What a client hears; the last two are extensions that staff alone are sent. None of it is trusted:
 * whoever listens reads it as unknown.
 */
export type ServerEvents = {
  'message-received': (message: unknown) => void;
  'user-typing': (event: unknown) => void;
  'conversation-started': (notice: unknown) => void;
  'conversation-updated': (summary: unknown) => void;
};
