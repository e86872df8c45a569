import { issueInvoice } from '../domain/invoices';
import { createOrder, getPaymentOrder, listPayments, verifyPayment } from '../domain/orders';
import { requestRefund } from '../domain/refunds';
import { sendReceiptAgain } from '../domain/sendReceiptAgain';
import type { OperationHandlers } from './operation';

/** The handlers of the tag `payments`. */
export const paymentsOperations: OperationHandlers<'payments'> = {
  listPayments: ({ domain, user }) => listPayments(domain, user),
  createPaymentOrder: async ({ domain, user, readBody, provider }) =>
    createOrder(domain, user, await readBody(), provider.reducesOrders),
  getPaymentOrder: ({ domain, user, arg }) => getPaymentOrder(domain, user, arg.orderId),
  verifyPayment: async ({ domain, user, readBody }) =>
    verifyPayment(domain, user, await readBody()),
  requestRefund: async ({ domain, arg, user, readBody }) =>
    requestRefund(domain, user, arg.orderId, await readBody()),
  mailReceipt: ({ domain, arg, user }) => sendReceiptAgain(domain, user, arg.orderId),
  issueInvoice: async ({ domain, arg, user, readBody }) =>
    issueInvoice(domain, user, arg.orderId, await readBody()),
};
