import {
  mutateBody,
  mutateOperation,
  operationOf,
  pathOf,
  sentJson,
  tokenOf,
  withJson,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';

const refundOf = (body: Body) => (body.payment as Body).refund as Body;

const refusal = (message: string) => Response.json({ success: false, message }, { status: 409 });

/** Creates a mutant that grants what it must refuse, if `isTaken` is true of the refusal. */
function grants(name: string, isTaken: (refusal: { status: number; message: string }) => boolean) {
  let granted: Body | undefined;
  return mutateOperation('grantRefund', name, 'status', async (request, honest) => {
    const response = await honest(request);
    const body = (await response.clone().json()) as Body;
    if (response.ok) granted = body;
    const { status } = response;
    return isTaken({ status, message: String(body.message) })
      ? Response.json(granted ?? { payment: {} }, { status: 201 })
      : response;
  });
}

/** Refunds by the shop that do not end the ownership. */
function keepsOwnership(): Mutant {
  const buyers = new Map<unknown, string>();
  const refunded = new Set<string>();
  return {
    name: 'A refund by the shop leaves the ownership',
    caughtAt: { operationId: 'grantRefund', rule: 'access' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const response = await honest(request);
      if (!response.ok) return response;
      if (operation === 'createPaymentOrder') {
        const { orderId } = (await response.clone().json()) as Body;
        buyers.set(orderId, tokenOf(request));
      }
      const buyer = buyers.get(pathOf(request).split('/').at(-2));
      if (operation === 'grantRefund' && buyer !== undefined) refunded.add(buyer);
      return operation === 'getPurchaseStatus' && refunded.has(tokenOf(request))
        ? withJson(response, (body) => Object.assign(body, { hasPurchased: true }))
        : response;
    },
  };
}

function isFinallyDeclined(): Mutant {
  const declined = new Set<string>();
  return {
    name: 'The shop cannot refund what it has declined',
    caughtAt: { operationId: 'grantRefund', rule: 'status' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const path = pathOf(request);
      const { status } = await sentJson(request);
      if (operation === 'grantRefund' && declined.has(path)) return refusal('It was declined');
      if (operation === 'decideRefund' && status === 'declined') declined.add(path);
      return honest(request);
    },
  };
}

const believesStatus = mutateOperation(
  'grantRefund',
  'The client says that a refund by the shop is paid out',
  'consistency',
  async (request, honest) => {
    const { status } = await sentJson(request);
    const response = await honest(request);
    if (!response.ok || typeof status !== 'string') return response;
    return withJson(response, (body) => {
      Object.assign(refundOf(body), { status });
    });
  },
);

/** Mutants of the refunds that the shop opens. */
export const grantMutants: Mutant[] = [
  grants('A customer may refund the own payment', ({ status }) => status === 403),
  grants('The shop refunds a payment twice', ({ message }) => /refunded already/.test(message)),
  grants('An order that is not paid is refunded', ({ message }) => /not completed/.test(message)),
  grants('A refund is granted beside an open request', ({ message }) =>
    /decide on the request/.test(message),
  ),
  keepsOwnership(),
  isFinallyDeclined(),
  believesStatus,
  mutateBody('grantRefund', 'A refund by the shop has no credit note', 'consistency', (body) => {
    const { invoice } = body.payment as { invoice: Body | null };
    if (invoice) invoice.credit_note = null;
  }),
  mutateBody('grantRefund', 'A refund by the shop leaves the payment', 'consistency', (body) => {
    (body.payment as Body).status = 'completed';
  }),
  mutateBody('grantRefund', 'A refund by the shop waits for a decision', 'consistency', (body) => {
    Object.assign(refundOf(body), { status: 'requested', decided_at: null });
  }),
  mutateBody('grantRefund', 'A refund by the shop is the buyer’s', 'consistency', (body) => {
    refundOf(body).opened_by = 'buyer';
  }),
  mutateBody(
    'grantRefund',
    'A refund by the shop has no reason of its own',
    'consistency',
    (body) => {
      refundOf(body).reason = 'payment_error';
    },
  ),
  mutateBody(
    'listPayments',
    'The history does not tell who opened a refund',
    { rule: 'consistency', at: 'grantRefund' },
    (body) => {
      for (const { refund } of body.payments as Body[])
        if (refund) (refund as Body).opened_by = 'buyer';
    },
  ),
  mutateBody(
    'decideRefund',
    'A refund by the shop becomes the buyer’s when it is paid out',
    { rule: 'consistency', at: 'grantRefund' },
    (body) => {
      refundOf(body).opened_by = 'buyer';
    },
  ),
  mutateBody('listAdminPayments', 'The shop may refund everything', 'consistency', (body) => {
    for (const payment of body.payments as Body[]) payment.can_refund = true;
  }),
  mutateBody(
    'listAdminPayments',
    'The shop may refund what the buyer has asked for',
    'consistency',
    (body) => {
      for (const payment of body.payments as Body[]) {
        if ((payment.refund as Body | null)?.status === 'requested') payment.can_refund = true;
      }
    },
  ),
];
