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
    verifyPayment: build.mutation<VerifyPaymentResponse, VerifyPaymentArg>({
      query: (queryArg) => ({
        url: `/api/payments/verify-payment`,
        method: "POST",
        body: queryArg.verifyPaymentRequest,
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
export type VerifyPaymentResponse =
  /** status 200 The payment is verified and the project is owned */ Confirmation;
export type VerifyPaymentArg = {
  verifyPaymentRequest: VerifyPaymentRequest;
};
export type Payment = {
  title: string;
  /** Rupees */
  amount: string;
  /** `completed` or `pending`; other values are shown as they are */
  status: string;
  purchase_date: string;
  razorpay_payment_id: string | null;
  razorpay_order_id: string;
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
  /** The provider's public key */
  key: string;
  name: string;
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
export type Confirmation = {
  success?: boolean;
  message?: string;
};
export type VerifyPaymentRequest = {
  orderId: string;
  paymentId: string;
  signature: string;
};
