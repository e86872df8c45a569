export { OPEN_CHAT_EVENT, readChatRequest, type ChatRequest } from './openChatEvent';
export { useOpenChat, useOpenChatWith, useResumedChat } from './useOpenChat';
