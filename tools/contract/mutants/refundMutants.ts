import {
  mutateBody,
  mutateOperation,
  operationOf,
  replaceError,
  withJson,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';

const refund = {
  status: 'requested',
  reason: 'payment_error',
  text: 'Asked for by somebody else.',
  requested_at: '2025-10-15T09:00:00.000Z',
  note: null,
  decided_at: null,
  refunded_at: null,
};

const payment = {
  title: 'Shop',
  amount: '1.00',
  status: 'completed',
  purchase_date: '2025-10-15T09:00:00.000Z',
  razorpay_payment_id: 'pay_mutant',
  razorpay_order_id: 'order_mutant',
  refund,
  invoice: {
    number: 'LY/25-26/000001',
    issued_at: '2025-10-15T09:00:00.000Z',
    business_name: null,
    gstin: null,
  },
};

const granted = (status: number) => () => Response.json({ payment }, { status });

function approvesDeclined(): Mutant {
  const declined = new Map<string, string>();
  return mutateOperation(
    'decideRefund',
    'A declined refund can be approved',
    'status',
    async (request, honest) => {
      const { pathname } = new URL(request.url);
      const response = await honest(request);
      const answer = await response.clone().text();
      if (response.ok && answer.includes('"declined"')) declined.set(pathname, answer);
      const earlier = response.status === 409 ? declined.get(pathname) : undefined;
      return earlier === undefined ? response : Response.json(JSON.parse(earlier));
    },
  );
}

function sameNumbers(): Mutant {
  return {
    name: 'Every invoice has the same number',
    caughtAt: { operationId: 'issueInvoice', rule: 'consistency' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const isOfPayments = /payment|invoice|refund/i.test(operationOf(request) ?? '');
      const isJson = response.headers.get('Content-Type')?.includes('json');
      if (!response.ok || !isOfPayments || !isJson) return response;
      return withJson(response, (body) => {
        for (const one of (body.payments ?? [body.payment]) as (Body | undefined)[])
          if (one?.invoice) (one.invoice as Body).number = 'LY/25-26/000001';
      });
    },
  };
}

/** Mutants of refunds, invoices and rechecked payments. */
export const refundMutants: Mutant[] = [
  replaceError(
    ['requestRefund', 403],
    "A refund of another user's payment is accepted",
    'status',
    granted(201),
  ),
  replaceError(['requestRefund', 409], 'A refund is accepted twice', 'status', granted(201)),
  replaceError(
    ['issueInvoice', 403],
    "The invoice of another user's payment is shown",
    'status',
    granted(200),
  ),
  mutateBody('issueInvoice', 'Every call takes a new number', 'consistency', (body) => {
    const { invoice } = body.payment as { invoice: Body };
    invoice.number = `LY/${Math.random()}`.slice(0, 16);
  }),
  mutateBody(
    'getPurchaseStatus',
    'A refunded project stays owned',
    { rule: 'access', at: 'decideRefund' },
    (body) => {
      if (body.purchaseStatus === 'refunded') body.hasPurchased = true;
    },
  ),
  replaceError(
    ['recheckPayment', 409],
    'Asking about a refunded payment is accepted',
    'status',
    granted(200),
  ),
  mutateBody('recheckPayment', 'Asking completes what was not paid', 'consistency', (body) => {
    (body.payment as Body).status = 'completed';
  }),
  mutateBody('recheckPayment', 'Asking reports another payment id', 'consistency', (body) => {
    const asked = body.payment as Body;
    if (asked.status === 'completed') asked.razorpay_payment_id = 'pay_another';
  }),
  mutateBody('decideRefund', 'An approved refund leaves the payment', 'consistency', (body) => {
    (body.payment as Body).status = 'completed';
  }),
  mutateBody('decideRefund', 'A declined refund is paid all the same', 'consistency', (body) => {
    const decided = body.payment as Body;
    if ((decided.refund as Body).status === 'declined') decided.status = 'refunded';
  }),
  approvesDeclined(),
  sameNumbers(),
];
