import { createOrder, listPayments, verifyPayment } from '../domain/orders';
import type { Operation } from './operation';

/** The calls of the tag `payments`. */
export const paymentsOperations: readonly Operation[] = [
  {
    operationId: 'listPayments',
    method: 'get',
    path: '/api/payments/history',
    answer: async ({ domain, requireUser }) => listPayments(domain, await requireUser()),
  },
  {
    operationId: 'createPaymentOrder',
    method: 'post',
    path: '/api/payments/create-order',
    answer: async ({ domain, requireUser, readBody }) =>
      createOrder(domain, await requireUser(), await readBody()),
  },
  {
    operationId: 'verifyPayment',
    method: 'post',
    path: '/api/payments/verify-payment',
    answer: async ({ domain, requireUser, readBody }) =>
      verifyPayment(domain, await requireUser(), await readBody()),
  },
];
