/**
 * The failures and waiting messages of the chat; those of the specification's sections 4 and 8 are
 * verbatim.
 */
export const chatMessages = {
  conversationFailed: 'Failed to load chat conversation',
  conversationMissing: 'We could not load your conversation.',
  sendFailed: 'Failed to send message',
  loading: 'Loading your conversation…',
  reloadFirst: 'Your message stays here. It can be sent once the conversation is loaded.',
  connecting: 'Connecting to chat server...',
} as const;
