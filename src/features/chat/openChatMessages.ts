/** The messages shown when the chat opens, by occasion (specification, section 8), verbatim. */
export const openChatMessages = {
  launcher: { needsLogin: 'Please login to use the chat support' },
  support: {
    needsLogin: 'Please login to start a chat with our support team',
    opening: 'Opening live chat support...',
  },
  ideas: {
    needsLogin: 'Please login to contact us about project ideas',
    opening: 'Chat opened! Tell us about your project idea.',
  },
} as const;
