/**
 * The public index of the lazy-loaded chat: the widget, and the parts that the staff's inbox uses.
 */
export { readMessages } from './chatMessage';
export { ChatLauncher, ChatLauncherSpace } from './ChatLauncher';
export { ChatWidget } from './ChatWidget';
export { ConnectionDot } from './ConnectionDot';
export {
  conversationLoaded,
  draftChanged,
  makeLog,
  useLog,
  type LogStore,
} from './conversationLog';
export { MessageInput } from './MessageInput';
export { MessageList } from './MessageList';
export { StaffNotices } from './StaffNotices';
export { TypingIndicator, useTyping } from './TypingIndicator';
export { useChatSocket } from './useChatSocket';
export { useConversation } from './useConversation';
