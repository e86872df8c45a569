export { ChatArea } from './ChatArea';
export { useOpenChat, useOpenChatWith } from './useOpenChat';
