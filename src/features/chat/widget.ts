/** The public index of the parts of the chat that the staff's inbox uses, too. */
export { readMessage } from './chatMessage';
export { chatMessages } from './chatMessages';
export { ConnectionDot } from './ConnectionDot';
export { conversationLoaded, makeLog, type LogStore } from './conversationLog';
export { MessageInput } from './MessageInput';
export { MessageList } from './MessageList';
export { TypingIndicator, useTyping } from './TypingIndicator';
export { useChatSocket } from './useChatSocket';
export { useConversation } from './useConversation';
