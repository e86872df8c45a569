/** The window event that opens the chat widget (specification, section 4: Chat widget). */
export const OPEN_CHAT_EVENT = 'openChatbot';
