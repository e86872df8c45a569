/** The failures and waiting messages of the chat; those of the specification's sections 4 and 8 are verbatim. */
export const chatMessages = {
  conversationFailed: 'Failed to load chat conversation',
  conversationMissing: 'We could not load your conversation.',
  loading: 'Loading your conversation…',
  reloadFirst: 'Your message stays here. It can be sent once the conversation is loaded.',
  connecting: 'Connecting to chat server...',
} as const;

/** What is said of the chat's failures, whatever the backend says (specification, section 8). */
export const chatFailures = {
  conversation: { failed: chatMessages.conversationFailed, quotes: 'none' },
  send: { failed: 'Failed to send message', quotes: 'none' },
} as const;
