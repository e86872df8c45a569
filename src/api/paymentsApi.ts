import type {
  DefinitionsFromApi,
  OverrideResultType,
  TagTypesFromApi,
} from '@reduxjs/toolkit/query';
import { whenChanged } from './baseApi';
import {
  type CreateOrderRequest,
  type IssueInvoiceResponse,
  type ListPaymentsResponse,
  type Payment as SentPayment,
  paymentsApi,
  type VerifyPaymentRequest,
} from './generated/payments.gen';
import { type Paid, readPayment } from './paymentProvider';

export type {
  Invoice,
  IssuedDetails,
  PaymentOrder,
  Refund,
  RefundReason,
} from './generated/payments.gen';

/** A payment of the signed-in user. */
export type Payment = Paid<SentPayment>;

type Sent = DefinitionsFromApi<typeof paymentsApi>;
type Read = {
  listPayments: OverrideResultType<Sent['listPayments'], { payments: Payment[] }>;
  issueInvoice: OverrideResultType<Sent['issueInvoice'], { payment: Payment | null }>;
};

const PAYMENT_LIST = { type: 'Payment', id: 'LIST' } as const;

const curatedApi = paymentsApi.enhanceEndpoints<
  TagTypesFromApi<typeof paymentsApi>,
  Omit<Sent, keyof Read> & Read
>({
  endpoints: {
    listPayments: {
      providesTags: [PAYMENT_LIST],
      transformResponse: ({ payments }: ListPaymentsResponse) => ({
        payments: payments.map(readPayment),
      }),
    },
    verifyPayment: {
      // A payment is verified once, however often it is asked for.
      extraOptions: { isRepeatable: true },
      // The purchase status is set directly instead, because the backend's response may predate the
      // purchase.
      invalidatesTags: whenChanged(() => [{ type: 'PurchasedProject', id: 'LIST' }, PAYMENT_LIST]),
    },
    mailReceipt: { invalidatesTags: whenChanged(() => [PAYMENT_LIST]) },
    requestRefund: { invalidatesTags: whenChanged(() => [PAYMENT_LIST]) },
    issueInvoice: {
      invalidatesTags: whenChanged(() => [PAYMENT_LIST]),
      // The invoice is issued even if the response cannot be read.
      transformResponse: (response: IssueInvoiceResponse | null) => ({
        payment: response?.payment ? readPayment(response.payment) : null,
      }),
    },
  },
});

const { endpoints } = curatedApi;
/** A 400 response lists rejected fields as `FieldErrors`. */
export const {
  useListPaymentsQuery,
  useRequestRefundMutation,
  useMailReceiptMutation,
  useIssueInvoiceMutation,
} = curatedApi;

/** Refetches the signed-in user's payments. */
export const requestPayments = () =>
  endpoints.listPayments.initiate(undefined, { forceRefetch: true, subscribe: false });
/** Creates a payment order for a project at the price shown, in rupees; the order is in paise. */
export const requestPaymentOrder = (createOrderRequest: CreateOrderRequest) =>
  endpoints.createPaymentOrder.initiate({ createOrderRequest }, { track: false });
/** The state of an order (extension). */
export const requestOrderState = (orderId: string) =>
  endpoints.getPaymentOrder.initiate({ orderId }, { forceRefetch: true, subscribe: false });
/** Verifies a payment by its signature. */
export const requestVerification = (verifyPaymentRequest: VerifyPaymentRequest) =>
  endpoints.verifyPayment.initiate({ verifyPaymentRequest }, { track: false });
