import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<ListPaymentsResponse, ListPaymentsArg>({
      query: () => ({ url: `/api/payments/history` }),
    }),
    createPaymentOrder: build.mutation<
      CreatePaymentOrderResponse,
      CreatePaymentOrderArg
    >({
      query: (queryArg) => ({
        url: `/api/payments/create-order`,
        method: "POST",
        body: queryArg.createOrderRequest,
      }),
    }),
    getPaymentOrder: build.query<GetPaymentOrderResponse, GetPaymentOrderArg>({
      query: (queryArg) => ({
        url: `/api/payments/orders/${encodeURIComponent(String(queryArg.orderId))}`,
      }),
    }),
    verifyPayment: build.mutation<VerifyPaymentResponse, VerifyPaymentArg>({
      query: (queryArg) => ({
        url: `/api/payments/verify-payment`,
        method: "POST",
        body: queryArg.verifyPaymentRequest,
      }),
    }),
    requestRefund: build.mutation<RequestRefundResponse, RequestRefundArg>({
      query: (queryArg) => ({
        url: `/api/payments/orders/${encodeURIComponent(String(queryArg.orderId))}/refund`,
        method: "POST",
        body: queryArg.refundRequest,
      }),
    }),
    mailReceipt: build.mutation<MailReceiptResponse, MailReceiptArg>({
      query: (queryArg) => ({
        url: `/api/payments/orders/${encodeURIComponent(String(queryArg.orderId))}/receipt`,
        method: "POST",
      }),
    }),
    issueInvoice: build.mutation<IssueInvoiceResponse, IssueInvoiceArg>({
      query: (queryArg) => ({
        url: `/api/payments/orders/${encodeURIComponent(String(queryArg.orderId))}/invoice`,
        method: "PUT",
        body: queryArg.invoiceRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as paymentsApi };
export type ListPaymentsResponse = /** status 200 Payments of every status */ {
  payments: Payment[];
};
export type ListPaymentsArg = void;
export type CreatePaymentOrderResponse =
  /** status 200 The order to hand to the provider's checkout */ PaymentOrder;
export type CreatePaymentOrderArg = {
  createOrderRequest: CreateOrderRequest;
};
export type GetPaymentOrderResponse =
  /** status 200 The state of the order */ PaymentOrderState;
export type GetPaymentOrderArg = {
  /** The order's id, `razorpay_order_id` of the payment */
  orderId: string;
};
export type VerifyPaymentResponse =
  /** status 200 The payment is verified and the project is owned */ Confirmation;
export type VerifyPaymentArg = {
  verifyPaymentRequest: VerifyPaymentRequest;
};
export type RequestRefundResponse =
  /** status 201 The payment with the request */ PaymentAnswer;
export type RequestRefundArg = {
  /** The order's id, `razorpay_order_id` of the payment */
  orderId: string;
  refundRequest: RefundRequest;
};
export type MailReceiptResponse =
  /** status 200 The mail is on its way */ Confirmation;
export type MailReceiptArg = {
  /** The order's id, `razorpay_order_id` of the payment */
  orderId: string;
};
export type IssueInvoiceResponse =
  /** status 200 The payment with its invoice */ PaymentAnswer;
export type IssueInvoiceArg = {
  /** The order's id, `razorpay_order_id` of the payment */
  orderId: string;
  invoiceRequest: InvoiceRequest;
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
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type PaymentOrder = {
  orderId: string;
  /** Paise */
  amount: number;
  /** Why `amount` is below the price, such as a coupon or a sale, in words for the buyer, who confirms the
    lower amount; left out at the price. Another amount without it opens no checkout
     */
  reductionReason?: string;
  /** The provider's public key */
  key: string;
  name: string;
  /** What is bought; contains the title of the project */
  description: string;
  prefill: {
    name?: string;
    email?: string;
    contact?: string;
  };
  theme: {
    color?: string;
  };
};
export type CreateOrderRequest = {
  projectId: number;
  /** The base price in rupees */
  amount: number;
};
export type PaymentOrderState = {
  orderId: string;
  /** `created`: no payment was attempted; `attempted`: one was, and it is not known to have
    succeeded
     */
  state: "created" | "attempted" | "paid" | "failed" | "refunded";
};
export type Confirmation = {
  success?: boolean;
  message?: string;
};
export type VerifyPaymentRequest = {
  orderId: string;
  paymentId: string;
  signature: string;
};
export type PaymentAnswer = {
  payment: Payment;
};
export type FieldErrors = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
  /** What is wrong, by the name of the field; present where this is the schema of 400, and empty if the body
    cannot be read or no single field is wrong
     */
  errors: {
    [key: string]: string;
  };
};
export type RefundRequest = {
  reason: RefundReason;
  text: string;
};
export type InvoiceRequest = {
  business_name: string | null;
  /** With a valid check digit */
  gstin: string | null;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  listPayments: { payments: "object[]" },
  createPaymentOrder: { orderId: "text", amount: "integer", key: "text", name: "string", description: "string", prefill: "object", theme: "object" },
  getPaymentOrder: { orderId: "text", state: "string" },
  requestRefund: { payment: "object" },
  issueInvoice: { payment: "object" },
});
