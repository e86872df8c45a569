import { chatApi } from './generated/chat.gen';

export type { ChatMessage } from './generated/chat.gen';

export const {
  useOpenConversationMutation,
  useSendChatMessageMutation,
  useGetUnreadCountQuery,
  useTellOpenedFromMutation,
  useMarkAnswersReadMutation,
} = chatApi.enhanceEndpoints({
  addTagTypes: ['UnreadAnswers'],
  endpoints: {
    getUnreadCount: { providesTags: ['UnreadAnswers'] },
    markAnswersRead: { invalidatesTags: ['UnreadAnswers'] },
  },
});
