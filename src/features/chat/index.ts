export { OPEN_CHAT_EVENT, readChatRequest, requestChat, type ChatRequest } from './openChatEvent';
export { useOpenChat, useOpenChatWith } from './useOpenChat';
