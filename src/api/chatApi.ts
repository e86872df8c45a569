import { chatApi } from './generated/chat.gen';

/** Loads the signed-in person's conversation, or opens one. */
export const useOpenConversationMutation = chatApi.endpoints.openConversation.useMutation;

/** Adds a message to a conversation; answers its id. */
export const useSendChatMessageMutation = chatApi.endpoints.sendChatMessage.useMutation;
