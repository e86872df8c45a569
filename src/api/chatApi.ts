import { chatApi } from './generated/chat.gen';

const { endpoints } = chatApi.enhanceEndpoints({
  addTagTypes: ['UnreadAnswers'],
  endpoints: {
    openConversation: { extraOptions: { expects: { conversationId: 'id' } } },
    getUnreadCount: { providesTags: ['UnreadAnswers'] },
    markAnswersRead: { invalidatesTags: ['UnreadAnswers'] },
  },
});

/** Loads the signed-in user's conversation, or opens one. */
export const useOpenConversationMutation = endpoints.openConversation.useMutation;

/** Adds a message to a conversation; returns its id. */
export const useSendChatMessageMutation = endpoints.sendChatMessage.useMutation;

/** How many answers the signed-in user has not read; fails where a backend does not count them. */
export const useGetUnreadCountQuery = endpoints.getUnreadCount.useQuery;

/** Tells staff from which page of the shop the user writes. */
export const useTellOpenedFromMutation = endpoints.tellOpenedFrom.useMutation;

/** Marks every answer to the signed-in user as read. */
export const useMarkAnswersReadMutation = endpoints.markAnswersRead.useMutation;
