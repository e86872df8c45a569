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

const { endpoints } = supportApi.enhanceEndpoints({
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

/** All conversations, the latest message first; for admins. */
export const useListConversationsQuery = endpoints.listConversations.useQuery;

/** A conversation with its messages and the customer's purchases; for admins. */
export const useGetConversationQuery = endpoints.getConversation.useQuery;

/** Resolves or reopens a conversation. */
export const useUpdateConversationMutation = endpoints.updateConversation.useMutation;

/** Assigns a conversation to an admin, or to nobody. */
export const useAssignConversationMutation = endpoints.assignConversation.useMutation;

/** Adds an internal note to a conversation, which the customer never sees. */
export const useAddConversationNoteMutation = endpoints.addConversationNote.useMutation;

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
