import type { DecideRefundResponse, ListAdminPaymentsResponse } from '@/api/generated/admin.gen';
import type {
  ListPaymentsResponse,
  Payment,
  PaymentAnswer,
  PaymentOrderState,
  RefundRequest,
} from '@/api/generated/payments.gen';
import type { ListPurchasedProjectsResponse, PurchaseStatus } from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, preparing, REFUSALS, writing, type Case } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_TEXT } from '../unknownValues';
import { toPaise } from './money';

const CREATED = 201;
const FORBIDDEN = 403;
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const NOTHING = { business_name: null, gstin: null };
const NOTE = 'Approved by the checker.';
const BUSINESS = { business_name: 'Contract Checker', gstin: '27AAPFU0939F1ZV' };

/** Builds a call about the payment of this run. */
const onPayment = (world: World, who: 'person' | 'bystander' | 'admin', body: unknown) => ({
  token: world.need(who).token,
  path: { orderId: world.need('payment').orderId },
  body,
});

async function readPayment(probe: Probe, world: World): Promise<Payment> {
  const { payments } = await probe.read<ListPaymentsResponse>('listPayments', {
    token: world.need('person').token,
  });
  const { orderId } = world.need('payment');
  const payment = payments.find(({ razorpay_order_id }) => razorpay_order_id === orderId);
  if (!payment) throw new SkipCase('the history lacks the payment of this run');
  return payment;
}

/** Builds a request with the first reason that the payment allows. */
async function makeRequest(probe: Probe, world: World): Promise<RefundRequest> {
  const { refund_reasons: [reason] = [] } = await readPayment(probe, world);
  if (!reason) throw new SkipCase('the payment of this run allows no refund');
  return { reason, text: 'Asked for by the contract checker.' };
}

const ownershipOf = (probe: Probe, world: World) =>
  probe.read<PurchaseStatus>('getPurchaseStatus', {
    token: world.need('person').token,
    path: { id: world.need('project').id },
  });

const invoiceCases: Omit<Case, 'writes'>[] = [
  callCase(['issueInvoice', FORBIDDEN, "another user's payment"], (world) =>
    onPayment(world, 'bystander', NOTHING),
  ),
  callCase(['issueInvoice', 400, 'a GSTIN with a wrong check digit'], (world) =>
    onPayment(world, 'person', { ...BUSINESS, gstin: '27AAPFU0939F1ZW' }),
  ),
  callCase<PaymentAnswer>(
    ['issueInvoice', 200, 'once, and the same again'],
    (world) => onPayment(world, 'person', BUSINESS),
    async ({ payment }, probe, world) => {
      const { invoice } = payment;
      probe.expectEqual(
        invoice && { business_name: invoice.business_name, gstin: invoice.gstin },
        BUSINESS,
        'consistency',
        'The invoice differs from what was sent',
      );
      const again = await probe.read<PaymentAnswer>(
        'issueInvoice',
        onPayment(world, 'person', BUSINESS),
      );
      const message = 'A repeated call issues another invoice';
      probe.expectEqual(again.payment.invoice, invoice, 'consistency', message);
      const listed = await readPayment(probe, world);
      probe.expectEqual(listed.invoice, invoice, 'consistency', 'The history lacks the invoice');
    },
  ),
  callCase(['issueInvoice', 409, 'an issued invoice with other details'], (world) =>
    onPayment(world, 'person', NOTHING),
  ),
];

const requestCases: Omit<Case, 'writes'>[] = [
  {
    operationId: 'requestRefund',
    title: "another user's payment",
    due: [FORBIDDEN],
    run: async (probe, world) => {
      const body = await makeRequest(probe, world);
      await probe.call('requestRefund', onPayment(world, 'bystander', body), [FORBIDDEN]);
    },
  },
  callCase(['requestRefund', 404, 'an unknown order'], (world) => ({
    token: world.need('person').token,
    path: { orderId: `order_${UNKNOWN_TEXT}` },
    body: { reason: 'payment_error', text: 'Asked for by the contract checker.' },
  })),
  {
    operationId: 'requestRefund',
    title: 'the first time, which leaves the ownership',
    due: [CREATED],
    prepares: true,
    run: async (probe, world) => {
      const body = await makeRequest(probe, world);
      const { status, json } = await probe.call(
        'requestRefund',
        onPayment(world, 'person', { ...body, status: 'approved', decided_at: LONG_AGO }),
        [CREATED, ...REFUSALS],
      );
      const { payment } =
        status === CREATED
          ? (json as PaymentAnswer)
          : await probe.read<PaymentAnswer>('requestRefund', onPayment(world, 'person', body));
      probe.expectEqual(
        payment.refund && { ...body, status: payment.refund.status },
        { ...body, status: 'requested' },
        'consistency',
        'The request differs from what was sent',
      );
      const { hasPurchased } = await ownershipOf(probe, world);
      probe.expectEqual(hasPurchased, true, 'access', 'Asking for a refund ended the ownership');
      const listed = await readPayment(probe, world);
      const message = 'The history shows another payment than the request answered';
      probe.expectShared(listed, payment, 'consistency', message);
      expectDecided(probe, payment);
      const offered = 'Another refund is offered beside the request';
      probe.expectEqual(payment.refund_reasons ?? [], [], 'consistency', offered);
    },
  },
  callCase(['requestRefund', 409, 'a second time'], (world) =>
    onPayment(world, 'person', {
      reason: 'payment_error',
      text: 'Asked for by the contract checker.',
    }),
  ),
];

/** Expects a credit note to have a number of its own; a backend may issue none. */
function expectCreditNote(probe: Probe, { invoice }: Payment): void {
  if (invoice?.credit_note === undefined) return;
  const { number, credit_note: note } = invoice;
  const isIssued = note !== null && note.number !== number;
  const message = 'The invoice of a refunded payment has no credit note with a number of its own';
  probe.expect(isIssued, 'consistency', message, { expected: 'a credit note', actual: note });
}

/** Expects each step of a refund to have its time after it is taken, and not before. */
function expectDecided(probe: Probe, { refund }: Payment): void {
  if (!refund) return;
  const { status, decided_at: decidedAt, refunded_at: refundedAt } = refund;
  probe.expectEqual(
    { isDecided: decidedAt !== null, isPaidOut: refundedAt !== null },
    { isDecided: status !== 'requested', isPaidOut: status === 'refunded' },
    'consistency',
    'The times of the refund are not those of its state',
  );
}

/**
 * Expects a refunded project to be in no list of the buyer's purchases, and its order not to be
 * paid.
 */
async function expectGone(probe: Probe, world: World): Promise<void> {
  const byPerson = { token: world.need('person').token };
  const { projects } = await probe.read<ListPurchasedProjectsResponse>(
    'listPurchasedProjects',
    byPerson,
  );
  const isListed = projects.some(({ id }) => id === world.need('project').id);
  probe.expectEqual(isListed, false, 'access', 'The library still has a refunded project');
  const { state } = await probe.read<PaymentOrderState>('getPaymentOrder', {
    ...byPerson,
    path: { orderId: world.need('payment').orderId },
  });
  probe.expectEqual(state, 'refunded', 'consistency', 'The order of a refund has another state');
}

const decisionCases: Omit<Case, 'writes'>[] = [
  callCase(['decideRefund', 400, 'declined without a note'], (world) =>
    onPayment(world, 'admin', { status: 'declined' }),
  ),
  callCase(['decideRefund', 409, 'paid out before it is approved'], (world) =>
    onPayment(world, 'admin', { status: 'refunded' }),
  ),
  preparing(
    callCase<DecideRefundResponse>(
      ['decideRefund', 200, 'approved, which ends the ownership'],
      (world) => onPayment(world, 'admin', { status: 'approved', note: NOTE }),
      async ({ payment }, probe, world) => {
        const message = 'The payment has not followed';
        probe.expectEqual(payment.status, 'refunded', 'consistency', message);
        expectCreditNote(probe, payment);
        expectDecided(probe, payment);
        const note = 'The note of the decision is another one';
        probe.expectEqual(payment.refund?.note, NOTE, 'consistency', note);
        await expectGone(probe, world);
        const { hasPurchased } = await ownershipOf(probe, world);
        probe.expectEqual(hasPurchased, false, 'access', 'A refunded project is still owned');
        await probe.call(
          'downloadProject',
          { token: world.need('person').token, path: { id: world.need('project').id } },
          [FORBIDDEN],
        );
      },
    ),
  ),
  callCase(['decideRefund', 409, 'approved twice'], (world) =>
    onPayment(world, 'admin', { status: 'approved' }),
  ),
  preparing(
    callCase<DecideRefundResponse>(
      ['decideRefund', 200, 'paid out'],
      (world) => onPayment(world, 'admin', { status: 'refunded' }),
      async ({ payment }, probe, world) => {
        const { refund } = payment;
        probe.expectEqual(refund?.status, 'refunded', 'consistency', 'The state has not changed');
        expectCreditNote(probe, payment);
        expectDecided(probe, payment);
        const listed = await readPayment(probe, world);
        const message = 'The history shows another payment than staff see';
        probe.expectShared(listed, payment, 'consistency', message);
      },
    ),
  ),
  callCase(['decideRefund', 409, 'paid out twice'], (world) =>
    onPayment(world, 'admin', { status: 'refunded' }),
  ),
  callCase(['createPaymentOrder', 200, 'a project that was refunded'], (world) => {
    const { id, base_price: price } = world.need('project');
    const { token } = world.need('payment') && world.need('person');
    return { token, body: { projectId: id, amount: Number(price) } };
  }),
  callCase(['recheckPayment', 409, 'a refunded payment'], (world) =>
    onPayment(world, 'admin', undefined),
  ),
  callCase<ListAdminPaymentsResponse>(
    ['listAdminPayments', 200, 'paid out refunds, with their sum'],
    (world) => ({
      token: world.need('admin').token,
      query: { refund: 'refunded', search: world.need('payment').orderId },
    }),
    ({ payments, sums }, probe) => {
      const found = payments.map(({ refund }) => refund?.status);
      probe.expectEqual(found, ['refunded'], 'filter', 'It is not the payment of this run');
      const total = payments.reduce((sum, { amount }) => sum + toPaise(amount), 0);
      const message = 'The sum is not that of the payments';
      if (sums) probe.expectEqual(toPaise(sums.refunded), total, 'money', message);
    },
  ),
];

/** Invoices and refunds (extensions) of this run's purchase; the refund ends the ownership. */
export const refundCases: Case[] = writing([
  ...invoiceCases,
  ...requestCases,
  ...decisionCases,
]).map((entry) => ({ ...entry, isExtension: true }));
