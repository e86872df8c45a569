import {
  paymentsApi,
  type CreateOrderRequest,
  type VerifyPaymentRequest,
} from './generated/payments.gen';
import { unlessFailed } from './unlessFailed';

export type { Payment, PaymentOrder } from './generated/payments.gen';

const { endpoints } = paymentsApi.enhanceEndpoints({
  endpoints: {
    listPayments: {
      providesTags: [{ type: 'Payment', id: 'LIST' }],
      extraOptions: { expects: { payments: 'records' } },
    },
    verifyPayment: {
      invalidatesTags: unlessFailed(() => [
        'PurchaseStatus',
        { type: 'PurchasedProject', id: 'LIST' },
        { type: 'Payment', id: 'LIST' },
      ]),
    },
  },
});

/** The signed-in user's payments, newest first. */
export const useListPaymentsQuery = endpoints.listPayments.useQuery;
/** Creates a payment order for a project at the price shown, in rupees; the order is in paise. */
export const requestPaymentOrder = (createOrderRequest: CreateOrderRequest) =>
  endpoints.createPaymentOrder.initiate({ createOrderRequest }, { track: false });
/** Verifies a payment by its signature. */
export const requestVerification = (verifyPaymentRequest: VerifyPaymentRequest) =>
  endpoints.verifyPayment.initiate({ verifyPaymentRequest }, { track: false });
