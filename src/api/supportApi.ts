import { supportApi } from './generated/support.gen';

export type { ConversationSummary, GetConversationAnswer } from './generated/support.gen';

const { endpoints } = supportApi.enhanceEndpoints({
  endpoints: {
    listConversations: { providesTags: [{ type: 'Conversation', id: 'LIST' }] },
    getConversation: {
      providesTags: (_answer, _error, { conversationId }) => [
        { type: 'Conversation', id: conversationId },
      ],
    },
    updateConversation: {
      invalidatesTags: (_answer, error, { conversationId }) =>
        error
          ? []
          : [
              { type: 'Conversation', id: 'LIST' },
              { type: 'Conversation', id: conversationId },
            ],
    },
    markConversationRead: {
      invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'Conversation', id: 'LIST' }]),
    },
  },
});

/** Every conversation, the newest message first; for admins. */
export const useListConversationsQuery = endpoints.listConversations.useQuery;

/** A conversation with its messages and its customer's purchases; for admins. */
export const useGetConversationQuery = endpoints.getConversation.useQuery;

/** Resolves or reopens a conversation. */
export const useUpdateConversationMutation = endpoints.updateConversation.useMutation;

/** Notes that every message of a conversation was read. */
export const useMarkConversationReadMutation = endpoints.markConversationRead.useMutation;

/** Has what is shown of conversations asked for again, one of them included when its id is given. */
export const forgetConversations = (conversationId?: number) =>
  supportApi.util.invalidateTags([
    { type: 'Conversation', id: 'LIST' },
    ...(conversationId === undefined
      ? []
      : [{ type: 'Conversation' as const, id: conversationId }]),
  ]);
