import { ADMIN, ASHA, type Call, type Calls, NEW_CUSTOMER } from './call';
import { post, send, tokenOf } from './client';

const request = { reason: 'payment_error', text: 'I was charged twice for this project.' };
const nobody = { business_name: null, gstin: null };

const refundPath = (orderId: string) => `/api/payments/orders/${orderId}/refund`;
const invoicePath = (orderId: string) => `/api/payments/orders/${orderId}/invoice`;
const mailPath = (orderId: string) => `/api/payments/orders/${orderId}/receipt`;
const recheckPath = (orderId: string) => `/api/admin/payments/${orderId}/verify`;
const decisionPath = (orderId: string) => `/api/admin/payments/${orderId}/refund`;

/** Returns the id of Asha's newest order with a status. */
async function orderOf(status = 'completed'): Promise<string> {
  const response = await send('GET', '/api/payments/history', { token: await tokenOf(ASHA) });
  const { payments } = (await response.json()) as {
    payments: { status: string; razorpay_order_id: string }[];
  };
  return payments.find((payment) => payment.status === status)!.razorpay_order_id;
}

/** Requests a refund of Asha's newest payment; returns the id of its order. */
async function requested(): Promise<string> {
  const orderId = await orderOf();
  await post(refundPath(orderId), request, await tokenOf(ASHA));
  return orderId;
}

const asking = async (call: Call = {}): Promise<Call> => ({
  path: refundPath(await orderOf()),
  body: request,
  ...call,
});

const invoicing = async (call: Call = {}): Promise<Call> => ({
  path: invoicePath(await orderOf()),
  body: nobody,
  ...call,
});

const mailing = async (call: Call = {}, status = 'completed'): Promise<Call> => ({
  path: mailPath(await orderOf(status)),
  ...call,
});

const rechecking = async (call: Call = { as: ADMIN }): Promise<Call> => ({
  path: recheckPath(await orderOf('pending')),
  ...call,
});

const deciding = async (body: object, call: Call = { as: ADMIN }): Promise<Call> => ({
  path: decisionPath(await requested()),
  body,
  ...call,
});

const granting = async (call: Call = {}): Promise<Call> => ({
  path: decisionPath(await orderOf()),
  body: request,
  ...call,
});

/** The calls that provoke the documented responses about refunds, invoices and payments in doubt. */
export const refundCalls: Calls = {
  'requestRefund 201': () => asking({ as: ASHA }),
  'requestRefund 400': () => asking({ as: ASHA, body: { ...request, reason: 'bored' } }),
  'requestRefund 403': () => asking({ as: NEW_CUSTOMER }),
  'requestRefund 409': async () => ({
    as: ASHA,
    path: refundPath(await requested()),
    body: request,
  }),
  'mailReceipt 200': () => mailing({ as: ASHA }),
  'mailReceipt 403': () => mailing({ as: NEW_CUSTOMER }),
  'mailReceipt 409': () => mailing({ as: ASHA }, 'pending'),
  'issueInvoice 200': () => invoicing({ as: ASHA }),
  'issueInvoice 400': () =>
    invoicing({ as: ASHA, body: { business_name: 'Rao Traders', gstin: '27AAPFU0939F1ZW' } }),
  'issueInvoice 403': () => invoicing({ as: NEW_CUSTOMER }),
  'issueInvoice 409': async () =>
    invoicing({ as: ASHA, path: invoicePath(await orderOf('pending')) }),
  'recheckPayment 200': () => rechecking(),
  'recheckPayment 409': async () => ({ as: ADMIN, path: recheckPath(await orderOf('refunded')) }),
  'grantRefund 201': () => granting({ as: ADMIN }),
  'grantRefund 400': () => granting({ as: ADMIN, body: { ...request, text: 'Sorry.' } }),
  'grantRefund 409': async () => ({
    as: ADMIN,
    path: decisionPath(await requested()),
    body: request,
  }),
  'decideRefund 200': () => deciding({ status: 'approved' }),
  'decideRefund 400': () => deciding({ status: 'declined' }),
  'decideRefund 409': () => deciding({ status: 'refunded' }),
};
