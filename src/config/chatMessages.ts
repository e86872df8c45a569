/**
 * The failures and waiting messages of the chat, verbatim from the specification's sections 4 and
 * 8.
 */
export const chatMessages = {
  conversationFailed: 'Failed to load chat conversation',
  sendFailed: 'Failed to send message',
  connecting: 'Connecting to chat server...',
} as const;
