import { supportApi } from './generated/support.gen';
import { unlessFailed } from './unlessFailed';

export type { ConversationSummary, GetConversationResponse } from './generated/support.gen';

const CONVERSATION_LIST = { type: 'Conversation', id: 'LIST' } as const;

const { endpoints } = supportApi.enhanceEndpoints({
  endpoints: {
    listConversations: {
      providesTags: [CONVERSATION_LIST],
      extraOptions: { expects: { conversations: 'records' } },
    },
    getConversation: {
      providesTags: (_answer, _error, { conversationId }) => [
        { type: 'Conversation', id: conversationId },
      ],
    },
    updateConversation: {
      invalidatesTags: unlessFailed(({ conversationId }) => [
        CONVERSATION_LIST,
        { type: 'Conversation', id: conversationId },
      ]),
    },
    markConversationRead: { invalidatesTags: unlessFailed(() => [CONVERSATION_LIST]) },
  },
});

/** All conversations, the latest message first; for admins. */
export const useListConversationsQuery = endpoints.listConversations.useQuery;

/** A conversation with its messages and its customer's purchases; for admins. */
export const useGetConversationQuery = endpoints.getConversation.useQuery;

/** Resolves or reopens a conversation. */
export const useUpdateConversationMutation = endpoints.updateConversation.useMutation;

/** Marks every message of a conversation as read. */
export const useMarkConversationReadMutation = endpoints.markConversationRead.useMutation;

/** Refetches the shown list of conversations, and one conversation when its id is given. */
export const forgetConversations = (conversationId?: number) =>
  supportApi.util.invalidateTags([
    CONVERSATION_LIST,
    ...(conversationId === undefined
      ? []
      : [{ type: 'Conversation' as const, id: conversationId }]),
  ]);
