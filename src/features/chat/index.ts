export { ChatLauncher } from './ChatLauncher';
export { OPEN_CHAT_EVENT } from './openChatEvent';
export { useOpenChat } from './useOpenChat';
