import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountServices: build.query<
      GetAccountServicesResponse,
      GetAccountServicesArg
    >({
      query: () => ({ url: `/api/auth/services` }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetResponse,
      RequestPasswordResetArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/forgot-password`,
        method: "POST",
        body: queryArg.passwordResetRequest,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordResponse, ResetPasswordArg>({
      query: (queryArg) => ({
        url: `/api/auth/reset-password`,
        method: "POST",
        body: queryArg.passwordReset,
      }),
    }),
    confirmEmail: build.mutation<ConfirmEmailResponse, ConfirmEmailArg>({
      query: (queryArg) => ({
        url: `/api/auth/confirm-email`,
        method: "POST",
        body: queryArg.linkToken,
      }),
    }),
    getOwnData: build.query<GetOwnDataResponse, GetOwnDataArg>({
      query: () => ({ url: `/api/auth/my-data` }),
    }),
    deleteAccount: build.mutation<DeleteAccountResponse, DeleteAccountArg>({
      query: (queryArg) => ({
        url: `/api/auth/delete-account`,
        method: "POST",
        body: queryArg.accountDeletion,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountApi };
export type GetAccountServicesResponse =
  /** status 200 The services are offered */ AccountServices;
export type GetAccountServicesArg = void;
export type RequestPasswordResetResponse =
  /** status 200 The request was taken */ Confirmation;
export type RequestPasswordResetArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ResetPasswordResponse =
  /** status 200 The password was changed */ Confirmation;
export type ResetPasswordArg = {
  passwordReset: PasswordReset;
};
export type ConfirmEmailResponse =
  /** status 200 The address is that of the account from now on */ {
    success?: boolean;
    email: string;
  };
export type ConfirmEmailArg = {
  linkToken: LinkToken;
};
export type GetOwnDataResponse = /** status 200 The data */ OwnData;
export type GetOwnDataArg = void;
export type DeleteAccountResponse =
  /** status 200 The account is deleted */ Confirmation;
export type DeleteAccountArg = {
  accountDeletion: AccountDeletion;
};
export type AccountServices = {
  /** How long the link of a forgotten password works */
  reset_link_minutes: number;
  /** How long the link that confirms a new address works */
  email_link_minutes: number;
};
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type Confirmation = {
  success?: boolean;
  message?: string;
};
export type PasswordResetRequest = {
  email: string;
};
export type PasswordReset = {
  token: string;
  newPassword: string;
};
export type LinkToken = {
  token: string;
};
export type User = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  /** Sent at registration and at a change; never in an answer */
  password?: string;
  created_at: string;
  is_verified: boolean;
  /** `admin` is the privileged value; every other value is a normal user */
  role: string;
};
export type RefundReason =
  | "technical_issue"
  | "duplicate_purchase"
  | "payment_error"
  | "wrong_project"
  | "not_as_described";
export type IssuedDetails = {
  project_title: string;
  buyer_name: string;
  buyer_email: string;
  seller_name: string;
  seller_address: string;
  seller_contact: string;
  seller_gstin: string | null;
  /** The services accounting code (SAC) of what was sold */
  tax_code?: string;
  /** Per cent included in the amount */
  tax_rate?: number;
};
export type RefundStatus = "requested" | "approved" | "declined" | "refunded";
export type Refund = {
  status: RefundStatus;
  /** Who opened it; the buyer where this is missing */
  opened_by?: "buyer" | "shop";
  reason: RefundReason;
  /** What the buyer or the shop wrote */
  text: string;
  /** When it was opened */
  requested_at: string;
  /** What the shop answered */
  note: string | null;
  /** When it was approved or declined; null until then */
  decided_at: string | null;
  /** When the money was paid out; null until then */
  refunded_at: string | null;
};
export type CreditNote = {
  /** Without gaps in each financial year, in a series of its own */
  number: string;
  issued_at: string;
};
export type Invoice = {
  number: string;
  issued_at: string;
  business_name: string | null;
  /** Of the buyer; decides the place of supply */
  gstin: string | null;
  issued?: IssuedDetails;
  /** Takes the invoice back once its payment's refund is approved; null until then */
  credit_note?: CreditNote | null;
};
export type Payment = {
  title: string;
  /** Rupees */
  amount: string;
  /** `completed` or `pending`; other values are shown as they are */
  status: string;
  /** When it was paid, or the order was opened if it is not completed */
  purchase_date: string;
  razorpay_payment_id: string | null;
  razorpay_order_id: string;
  project_id?: number;
  /** How it was paid, in the provider's words; null until it was */
  method?: string | null;
  /** For what a refund can be asked now, by the refund policy; empty when for nothing. A period of days lasts
    until the end, in India, of the day on which it ends.
     */
  refund_reasons?: RefundReason[];
  /** Where the receipt was mailed last (`mailReceipt`); null unless completed */
  receipt_email?: string | null;
  /** What the receipt says; null until the payment is completed */
  receipt?: IssuedDetails | null;
  /** The request for a refund, or the one that the shop opened; null without one */
  refund?: Refund | null;
  /** The tax invoice; null until it is issued */
  invoice?: Invoice | null;
};
export type PreviewImages = string[] | string | null;
export type FocalPoint = {
  /** The picture, as `preview_images` names it */
  image: string;
  /** Distance from its left edge, as a share of its width */
  x: number;
  /** Distance from its upper edge, as a share of its height */
  y: number;
};
export type PurchasedProject = {
  id: number;
  title: string;
  category: string | null;
  description: string;
  short_description: string;
  /** That of the payment */
  purchase_date: string;
  /** How often the person has downloaded it since this purchase, not how often everybody has */
  download_count: number;
  demo_url: string | null;
  preview_images?: PreviewImages;
  /** As those of a project */
  focal_points?: FocalPoint[];
  /** When the person last downloaded the file; null if never */
  last_download_date?: string | null;
};
export type Stars = number;
export type ReviewAnswer = {
  /** Several lines of plain text */
  text: string;
  answered_at: string;
};
export type Review = {
  id: number;
  /** The buyer's first name and initial */
  author: string;
  stars: Stars;
  title: string | null;
  /** Several lines of plain text */
  text: string;
  created_at: string;
  /** Later than `created_at` once it was changed */
  updated_at: string;
  /** People who found it helpful */
  helpful_count: number;
  /** True when the purchase was refunded; the review stays, and its stars count */
  is_refunded?: boolean;
  answer: ReviewAnswer | null;
};
export type OwnReview = Review & {
  /** True when an admin has hidden it, so that nobody else sees it */
  is_hidden: boolean;
};
export type Question = {
  id: number;
  /** The person's first name and initial */
  author: string;
  /** Several lines of plain text */
  text: string;
  created_at: string;
  /** Null while it waits */
  answer: ReviewAnswer | null;
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
export type OpenedFrom = {
  title: string;
  /** Within the shop, with its query */
  path: string;
};
export type OwnData = {
  exported_at: string;
  user: User;
  payments: Payment[];
  purchases: PurchasedProject[];
  downloads: {
    project_id: number;
    downloaded_at: string;
  }[];
  reviews: (OwnReview & {
    project_id: number;
    project_title: string;
  })[];
  /** The reviews of other people that the person found helpful */
  helpful_reviews: {
    review_id: number;
    project_id: number;
    project_title: string;
  }[];
  questions?: (Question & {
    project_id: number;
    project_title: string;
  })[];
  conversations: (Conversation & {
    /** The page of the shop from which the person last wrote; null if unknown */
    opened_from: OpenedFrom | null;
  })[];
};
export type AccountDeletion = {
  /** The current one */
  password: string;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  getAccountServices: { reset_link_minutes: "integer", email_link_minutes: "integer" },
  confirmEmail: { email: "string" },
  getOwnData: { exported_at: "string", user: "entity", payments: "object[]", purchases: "entity[]", downloads: "object[]", reviews: "entity[]", helpful_reviews: "object[]", conversations: "object[]" },
});
