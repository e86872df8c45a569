export { ChatLauncher } from './ChatLauncher';
export { OPEN_CHAT_EVENT, readChatRequest, type ChatRequest } from './openChatEvent';
export { UnreadLauncher } from './UnreadLauncher';
export { useOpenChat, useOpenChatWith } from './useOpenChat';
