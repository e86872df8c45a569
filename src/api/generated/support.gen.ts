import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<
      ListConversationsResponse,
      ListConversationsArg
    >({
      query: () => ({ url: `/api/admin/conversations` }),
    }),
    getConversation: build.query<GetConversationResponse, GetConversationArg>({
      query: (queryArg) => ({
        url: `/api/admin/conversations/${encodeURIComponent(String(queryArg.conversationId))}`,
      }),
    }),
    updateConversation: build.mutation<
      UpdateConversationResponse,
      UpdateConversationArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/conversations/${encodeURIComponent(String(queryArg.conversationId))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    markConversationRead: build.mutation<
      MarkConversationReadResponse,
      MarkConversationReadArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/conversations/${encodeURIComponent(String(queryArg.conversationId))}/read`,
        method: "PUT",
      }),
    }),
    addConversationNote: build.mutation<
      AddConversationNoteResponse,
      AddConversationNoteArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/conversations/${encodeURIComponent(String(queryArg.conversationId))}/notes`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    assignConversation: build.mutation<
      AssignConversationResponse,
      AssignConversationArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/conversations/${encodeURIComponent(String(queryArg.conversationId))}/assignee`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as supportApi };
export type ListConversationsResponse = /** status 200 The conversations */ {
  conversations: ConversationSummary[];
};
export type ListConversationsArg = void;
export type GetConversationResponse =
  /** status 200 The conversation, its messages oldest first */ {
    /** The page from which the customer last wrote */
    opened_from: OpenedFrom | null;
    conversation: ConversationSummary;
    messages: ChatMessage[];
    /** Notes of staff, oldest first, which the customer never sees */
    notes?: ConversationNote[];
    purchases: {
      id: number;
      title: string;
      purchase_date: string;
    }[];
  };
export type GetConversationArg = {
  /** The id of the conversation */
  conversationId: number;
};
export type UpdateConversationResponse =
  /** status 200 The changed conversation */ {
    conversation: ConversationSummary;
  };
export type UpdateConversationArg = {
  /** The id of the conversation */
  conversationId: number;
  body: {
    status: "active" | "resolved";
  };
};
export type MarkConversationReadResponse = /** status 200 Noted */ Confirmation;
export type MarkConversationReadArg = {
  /** The id of the conversation */
  conversationId: number;
};
export type AddConversationNoteResponse = /** status 201 The note */ {
  note: ConversationNote;
};
export type AddConversationNoteArg = {
  /** The id of the conversation */
  conversationId: number;
  /** Names one attempt to save. The client sends the same key when it repeats the attempt, since it does not
    know whether the first request arrived, and another one for anything else. For 24 hours, the backend
    answers the same user and key with the first success and saves nothing again; it answers 422 when the
    key comes with another path or body, and waits or answers 409 while the first request is running. A
    request that was refused is not remembered.
     */
  "Idempotency-Key"?: string;
  body: {
    text: string;
  };
};
export type AssignConversationResponse =
  /** status 200 The changed conversation */ {
    conversation: ConversationSummary;
  };
export type AssignConversationArg = {
  /** The id of the conversation */
  conversationId: number;
  body: {
    /** An admin; null for nobody */
    assignee_id: number | null;
  };
};
export type Customer = {
  id: number;
  name: string;
  email: string;
};
export type StaffMember = {
  id: number;
  name: string;
};
export type ConversationSummary = {
  conversationId: number;
  /** `waiting` until staff answer, then `active`, and `resolved` until the customer writes again */
  status: string;
  customer: Customer;
  lastMessage: string | null;
  lastMessageAt: string | null;
  /** The customer's messages that no admin has read */
  unreadCount: number;
  createdAt: string;
  /** The admin who takes care of it; null for nobody */
  assignee?: StaffMember | null;
};
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type OpenedFrom = {
  title: string;
  /** Within the shop, with its query */
  path: string;
};
export type SenderType = string;
export type SnakeCaseChatMessage = {
  id: number;
  conversationId: number;
  sender_id: number;
  sender_type: SenderType;
  sender_name: string;
  message: string;
  message_type: "text";
  created_at: string;
};
export type CamelCaseChatMessage = {
  id: number;
  conversationId: number;
  senderId: number;
  senderType: SenderType;
  senderName: string;
  message: string;
  message_type: "text";
  createdAt: string;
};
export type ChatMessage = SnakeCaseChatMessage | CamelCaseChatMessage;
export type ConversationNote = {
  id: number;
  author: StaffMember;
  text: string;
  created_at: string;
};
export type Confirmation = {
  success?: boolean;
  message?: string;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  listConversations: { conversations: "object[]" },
  getConversation: { conversation: "object", messages: "entity[]", purchases: "entity[]", opened_from: "object?" },
  updateConversation: { conversation: "object" },
  addConversationNote: { note: "entity" },
  assignConversation: { conversation: "object" },
});
