/**
 * The public index of the lazy-loaded chat: the widget, and the parts that the staff's inbox uses.
 */
export type { ChatEntry } from './chatLog';
export { chatReducer, draftChanged, selectChat } from './chatSlice';
export { ChatWidget } from './ChatWidget';
export { ConnectionDot } from './ConnectionDot';
export { MessageInput } from './MessageInput';
export { MessageList } from './MessageList';
export { TypingIndicator } from './TypingIndicator';
export { useChatSocket } from './useChatSocket';
export { useStaffConversation } from './useStaffConversation';
export { useTypingSignal } from './useTypingSignal';
export { useTypist } from './useTypist';
