import { whenChanged } from './baseApi';
import { supportApi } from './generated/support.gen';

export type {
  ConversationNote,
  ConversationSummary,
  GetConversationResponse,
} from './generated/support.gen';

const CONVERSATION_LIST = { type: 'Conversation', id: 'LIST' } as const;

const changedConversation = ({ conversationId }: { conversationId: number }) => [
  CONVERSATION_LIST,
  { type: 'Conversation' as const, id: conversationId },
];

export const {
  useListConversationsQuery,
  useGetConversationQuery,
  useUpdateConversationMutation,
  useAssignConversationMutation,
  useAddConversationNoteMutation,
  useMarkConversationReadMutation,
} = supportApi.enhanceEndpoints({
  endpoints: {
    listConversations: { providesTags: [CONVERSATION_LIST] },
    getConversation: {
      providesTags: (_response, _error, { conversationId }) => [
        { type: 'Conversation', id: conversationId },
      ],
    },
    updateConversation: { invalidatesTags: whenChanged(changedConversation) },
    assignConversation: { invalidatesTags: whenChanged(changedConversation) },
    addConversationNote: { invalidatesTags: whenChanged(changedConversation) },
    markConversationRead: { invalidatesTags: whenChanged(() => [CONVERSATION_LIST]) },
  },
});

/** Refetches the shown list of conversations, and one conversation when its id is given. */
export const forgetConversations = (conversationId?: number) =>
  supportApi.util.invalidateTags([
    CONVERSATION_LIST,
    ...(conversationId === undefined
      ? []
      : [{ type: 'Conversation' as const, id: conversationId }]),
  ]);
