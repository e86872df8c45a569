import { chatApi } from './generated/chat.gen';

export type { ChatMessage } from './generated/chat.gen';

const { endpoints } = chatApi.enhanceEndpoints({
  addTagTypes: ['UnreadAnswers'],
  endpoints: {
    getUnreadCount: { providesTags: ['UnreadAnswers'] },
    markAnswersRead: { invalidatesTags: ['UnreadAnswers'] },
  },
});

/** Loads the signed-in user's conversation, or opens one. */
export const useOpenConversationMutation = endpoints.openConversation.useMutation;

/** Adds a message to a conversation; returns its id. */
export const useSendChatMessageMutation = endpoints.sendChatMessage.useMutation;

/** Number of the signed-in user's unread answers; fails if the backend does not count them. */
export const useGetUnreadCountQuery = endpoints.getUnreadCount.useQuery;

/** Tells staff which page of the shop the user writes from. */
export const useTellOpenedFromMutation = endpoints.tellOpenedFrom.useMutation;

/** Marks every answer to the signed-in user as read. */
export const useMarkAnswersReadMutation = endpoints.markAnswersRead.useMutation;
