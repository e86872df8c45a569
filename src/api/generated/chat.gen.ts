import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    openConversation: build.mutation<
      OpenConversationResponse,
      OpenConversationArg
    >({
      query: () => ({ url: `/api/chat/conversation`, method: "POST" }),
    }),
    sendChatMessage: build.mutation<
      SendChatMessageResponse,
      SendChatMessageArg
    >({
      query: (queryArg) => ({
        url: `/api/chat/message`,
        method: "POST",
        body: queryArg.sendMessageRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getUnreadCount: build.query<GetUnreadCountResponse, GetUnreadCountArg>({
      query: () => ({ url: `/api/chat/unread` }),
    }),
    markAnswersRead: build.mutation<
      MarkAnswersReadResponse,
      MarkAnswersReadArg
    >({
      query: () => ({ url: `/api/chat/read`, method: "PUT" }),
    }),
    tellOpenedFrom: build.mutation<TellOpenedFromResponse, TellOpenedFromArg>({
      query: (queryArg) => ({
        url: `/api/chat/opened-from`,
        method: "PUT",
        body: queryArg.openedFrom,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as chatApi };
export type OpenConversationResponse =
  /** status 200 The conversation with its messages, oldest first */ Conversation;
export type OpenConversationArg = void;
export type SendChatMessageResponse = /** status 200 The message was saved */ {
  messageData: {
    id: number;
  };
};
export type SendChatMessageArg = {
  /** Names one attempt to save. The client sends the same key when it repeats the attempt, since it does not
    know whether the first request arrived, and another one for anything else. For 24 hours, the backend
    answers the same user and key with the first success and saves nothing again; it answers 422 when the
    key comes with another path or body, and waits or answers 409 while the first request is running. A
    request that was refused is not remembered.
     */
  "Idempotency-Key"?: string;
  sendMessageRequest: SendMessageRequest;
};
export type GetUnreadCountResponse = /** status 200 The number */ {
  unread_count: number;
};
export type GetUnreadCountArg = void;
export type MarkAnswersReadResponse =
  /** status 200 They are marked */ Confirmation;
export type MarkAnswersReadArg = void;
export type TellOpenedFromResponse = /** status 200 It is kept */ Confirmation;
export type TellOpenedFromArg = {
  openedFrom: OpenedFrom;
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
export type Conversation = {
  conversationId: number;
  messages: ChatMessage[];
  /** `waiting` until staff answer */
  status: string;
};
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type SendMessageRequest = {
  conversationId: number;
  message: string;
  messageType: "text";
};
export type Confirmation = {
  success?: boolean;
  message?: string;
};
export type OpenedFrom = {
  title: string;
  /** Within the shop, with its query */
  path: string;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  openConversation: { conversationId: "integer", messages: "entity[]", status: "string" },
  sendChatMessage: { messageData: "entity" },
  getUnreadCount: { unread_count: "integer" },
});
