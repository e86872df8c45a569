/** A user starts or stops typing (specification, section 3: Typing event). */
export type TypingEvent = {
  conversationId: number;
  userId: number;
  userName: string;
  isTyping: boolean;
};

/** A customer is waiting for a reply (specification, section 3: New-conversation notice). */
export type ConversationNotice = {
  conversationId: number;
  userId: number;
  userName: string;
  userEmail: string;
};

/** The events that a client sends (specification, section 7). */
export type ClientEvents = {
  'join-conversation': (conversationId: number) => void;
  'new-conversation': (notice: ConversationNotice) => void;
  'new-message': (message: object) => void;
  typing: (event: TypingEvent) => void;
};

/**
 * The events that a client receives; the last two are extensions for staff. Their data is not
 * trusted, so listeners get it as unknown.
 */
export type ServerEvents = {
  'message-received': (message: unknown) => void;
  'user-typing': (event: unknown) => void;
  'conversation-started': (notice: unknown) => void;
  'conversation-updated': (summary: unknown) => void;
};
