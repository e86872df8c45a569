import { chatApi } from './generated/chat.gen';

/** Loads the signed-in user's conversation, or opens one. */
export const useOpenConversationMutation = chatApi.endpoints.openConversation.useMutation;

/** Adds a message to a conversation; returns its id. */
export const useSendChatMessageMutation = chatApi.endpoints.sendChatMessage.useMutation;
