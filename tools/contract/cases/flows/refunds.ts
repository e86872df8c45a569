import type { Payment, PaymentAnswer, RefundRequest } from '@/api/generated/payments.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, preparing, REFUSALS, writing, type Case, flowCase, extension } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_TEXT } from '../unknownValues';
import { toPaise } from './money';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const NOTHING = { business_name: null, gstin: null };
const NOTE = 'Approved by the checker.';
const BUSINESS = { business_name: 'Contract Checker', gstin: '27AAPFU0939F1ZV' };

/** Builds a call about the payment of this run. */
const onPayment = (world: World, who: 'person' | 'bystander' | 'admin', body: unknown) =>
  world.by(who, { path: { orderId: world.need('payment').orderId }, body });

async function readPayment(probe: Probe, world: World): Promise<Payment> {
  const { payments } = await probe.read('listPayments', world.by('person'));
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
  probe.read('getPurchaseStatus', world.by('person', { path: { id: world.need('project').id } }));

const invoiceCases: Case[] = [
  callCase(['issueInvoice', 403, "another user's payment"], (world) =>
    onPayment(world, 'bystander', NOTHING),
  ),
  callCase(['issueInvoice', 400, 'a GSTIN with a wrong check digit'], (world) =>
    onPayment(world, 'person', { ...BUSINESS, gstin: '27AAPFU0939F1ZW' }),
  ),
  callCase(
    ['issueInvoice', 200, 'once, and the same again'],
    (world) => onPayment(world, 'person', BUSINESS),
    async ({ payment }, probe, world) => {
      const { invoice } = payment;
      probe.expectEqual(
        invoice && { business_name: invoice.business_name, gstin: invoice.gstin },
        BUSINESS,
        'The invoice differs from what was sent',
      );
      const again = await probe.read('issueInvoice', onPayment(world, 'person', BUSINESS));
      probe.expectEqual(again.payment.invoice, invoice, 'A repeated call issues another invoice');
      const listed = await readPayment(probe, world);
      probe.expectEqual(listed.invoice, invoice, 'The history lacks the invoice');
    },
  ),
  callCase(['issueInvoice', 409, 'an issued invoice with other details'], (world) =>
    onPayment(world, 'person', NOTHING),
  ),
];

const requestCases: Case[] = [
  flowCase(['requestRefund', 403, "another user's payment"], async (probe, world) => {
    const body = await makeRequest(probe, world);
    await probe.call('requestRefund', onPayment(world, 'bystander', body), [403]);
  }),
  callCase(['requestRefund', 404, 'an unknown order'], (world) =>
    world.by('person', {
      path: { orderId: `order_${UNKNOWN_TEXT}` },
      body: { reason: 'payment_error', text: 'Asked for by the contract checker.' },
    }),
  ),
  preparing(
    flowCase(
      ['requestRefund', 201, 'the first time, which leaves the ownership'],
      async (probe, world) => {
        const body = await makeRequest(probe, world);
        const { status, json } = await probe.call(
          'requestRefund',
          onPayment(world, 'person', { ...body, status: 'approved', decided_at: LONG_AGO }),
          [201, ...REFUSALS],
        );
        const { payment } =
          status === 201
            ? (json as PaymentAnswer)
            : await probe.read('requestRefund', onPayment(world, 'person', body));
        probe.expectEqual(
          payment.refund && { ...body, status: payment.refund.status },
          { ...body, status: 'requested' },
          'The request differs from what was sent',
        );
        const { hasPurchased } = await ownershipOf(probe, world);
        probe.expectEqual(hasPurchased, true, 'Asking for a refund ended the ownership', 'access');
        const listed = await readPayment(probe, world);
        const message = 'The history shows another payment than the request answered';
        probe.expectShared(listed, payment, message);
        expectDecided(probe, payment);
        const offered = 'Another refund is offered beside the request';
        probe.expectEqual(payment.refund_reasons ?? [], [], offered);
      },
    ),
  ),
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
  probe.expect(isIssued, message, 'consistency', { expected: 'a credit note', actual: note });
}

/** Expects each step of a refund to have its time after it is taken, and not before. */
function expectDecided(probe: Probe, { refund }: Payment): void {
  if (!refund) return;
  const { status, decided_at: decidedAt, refunded_at: refundedAt } = refund;
  probe.expectEqual(
    { isDecided: decidedAt !== null, isPaidOut: refundedAt !== null },
    { isDecided: status !== 'requested', isPaidOut: status === 'refunded' },
    'The times of the refund are not those of its state',
  );
}

/**
 * Expects a refunded project to be in no list of the buyer's purchases, and its order not to be
 * paid.
 */
async function expectGone(probe: Probe, world: World): Promise<void> {
  const byPerson = world.by('person');
  const { projects } = await probe.read('listPurchasedProjects', byPerson);
  const isListed = projects.some(({ id }) => id === world.need('project').id);
  probe.expectEqual(isListed, false, 'The library still has a refunded project', 'access');
  const { state } = await probe.read('getPaymentOrder', {
    ...byPerson,
    path: { orderId: world.need('payment').orderId },
  });
  probe.expectEqual(state, 'refunded', 'The order of a refund has another state');
}

const decisionCases: Case[] = [
  callCase(['decideRefund', 400, 'declined without a note'], (world) =>
    onPayment(world, 'admin', { status: 'declined' }),
  ),
  callCase(['decideRefund', 409, 'paid out before it is approved'], (world) =>
    onPayment(world, 'admin', { status: 'refunded' }),
  ),
  preparing(
    callCase(
      ['decideRefund', 200, 'approved, which ends the ownership'],
      (world) => onPayment(world, 'admin', { status: 'approved', note: NOTE }),
      async ({ payment }, probe, world) => {
        probe.expectEqual(payment.status, 'refunded', 'The payment has not followed');
        expectCreditNote(probe, payment);
        expectDecided(probe, payment);
        probe.expectEqual(payment.refund?.note, NOTE, 'The note of the decision is another one');
        await expectGone(probe, world);
        const { hasPurchased } = await ownershipOf(probe, world);
        probe.expectEqual(hasPurchased, false, 'A refunded project is still owned', 'access');
        await probe.call(
          'downloadProject',
          world.by('person', { path: { id: world.need('project').id } }),
          [403],
        );
      },
    ),
  ),
  callCase(['decideRefund', 409, 'approved twice'], (world) =>
    onPayment(world, 'admin', { status: 'approved' }),
  ),
  preparing(
    callCase(
      ['decideRefund', 200, 'paid out'],
      (world) => onPayment(world, 'admin', { status: 'refunded' }),
      async ({ payment }, probe, world) => {
        const { refund } = payment;
        probe.expectEqual(refund?.status, 'refunded', 'The state has not changed');
        expectCreditNote(probe, payment);
        expectDecided(probe, payment);
        const listed = await readPayment(probe, world);
        probe.expectShared(listed, payment, 'The history shows another payment than staff see');
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
  callCase(
    ['listAdminPayments', 200, 'paid out refunds, with their sum'],
    (world) =>
      world.by('admin', { query: { refund: 'refunded', search: world.need('payment').orderId } }),
    ({ payments, sums }, probe) => {
      const found = payments.map(({ refund }) => refund?.status);
      probe.expectEqual(found, ['refunded'], 'It is not the payment of this run', 'filter');
      const total = payments.reduce((sum, { amount }) => sum + toPaise(amount), 0);
      const message = 'The sum is not that of the payments';
      if (sums) probe.expectEqual(toPaise(sums.refunded), total, message, 'money');
    },
  ),
];

/** Invoices and refunds (extensions) of this run's purchase; the refund ends the ownership. */
export const refundCases: Case[] = writing([
  ...invoiceCases,
  ...requestCases,
  ...decisionCases,
]).map(extension);
