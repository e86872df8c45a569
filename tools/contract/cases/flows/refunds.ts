import type { AdminPayment } from '@/api/generated/admin.gen';
import type { Payment, RefundRequest } from '@/api/generated/payments.gen';
import { SkipCase, type World } from '../../world/world';
import type { Answers } from '../answers';
import { callCase, extension, flowCase, preparing, REFUSALS, writing, type Case } from '../case';
import { readKnown } from '../listings/listing';
import { paymentListing } from '../listings/listings';
import type { Probe } from '../probe';
import { LONG_AGO, MAXIMUM_LIMIT, UNKNOWN_TEXT } from '../unknownValues';
import { makeBuyer, makeCustomer, toPaise, type Customer } from './buyer';

const NOTHING = { business_name: null, gstin: null };
const BUSINESS = { business_name: 'Contract Checker', gstin: '27AAPFU0939F1ZV' };
const APPROVED = 'Approved by the checker.';
const DECLINED = 'Declined by the contract checker.';
const ASKED = 'Asked for by the contract checker.';
const ERROR: RefundRequest = { reason: 'payment_error', text: ASKED };
/** For no reason that a policy bounds to a new payment. */
const GRANT: RefundRequest = {
  reason: 'technical_issue',
  text: 'Refunded by the contract checker.',
};

type Purchase = Pick<Customer, 'token' | 'projectId' | 'payment'>;

/** The purchase of this run. */
const purchaseOf = (world: World): Purchase => {
  const [payment, { id: projectId }] = [world.need('payment'), world.need('project')];
  return { ...world.by('person'), projectId, payment };
};

/** Builds a call about the payment of this run. */
const onPayment = (who: 'person' | 'bystander' | 'admin', body?: unknown) => (world: World) =>
  world.by(who, { path: { orderId: world.need('payment').orderId }, body });

/** Builds a call of staff about somebody's payment. */
const byStaff = (world: World, { payment }: Purchase, body: object) =>
  world.by('admin', { path: { orderId: payment.orderId }, body });

async function readPayment(probe: Probe, { token, payment }: Purchase): Promise<Payment> {
  const { payments } = await probe.read('listPayments', { token });
  const own = payments.find(({ razorpay_order_id: id }) => id === payment.orderId);
  if (!own) throw new SkipCase('the history lacks the payment');
  return own;
}

/** Builds a request with the first reason that the payment allows. */
async function makeRequest(probe: Probe, purchase: Purchase): Promise<RefundRequest> {
  const { refund_reasons: [reason] = [] } = await readPayment(probe, purchase);
  if (!reason) throw new SkipCase('the payment allows no refund');
  return { reason, text: ASKED };
}

async function ask(probe: Probe, purchase: Purchase): Promise<RefundRequest> {
  const { token, payment } = purchase;
  const body = await makeRequest(probe, purchase);
  await probe.call('requestRefund', { token, path: { orderId: payment.orderId }, body });
  return body;
}

async function expectOwned(
  probe: Probe,
  { token, projectId: id }: Purchase,
  isOwned: boolean,
  message: string,
): Promise<void> {
  const { hasPurchased } = await probe.read('getPurchaseStatus', { token, path: { id } });
  probe.expectEqual(hasPurchased, isOwned, message, 'access');
}

/** Expects a project to be neither in the library nor downloadable, and its order to be refunded. */
async function expectGone(probe: Probe, purchase: Purchase): Promise<void> {
  const { token, projectId: id, payment } = purchase;
  await expectOwned(probe, purchase, false, 'A refunded project is still owned');
  const { projects } = await probe.read('listPurchasedProjects', { token });
  const isListed = projects.some((project) => project.id === id);
  probe.expectEqual(isListed, false, 'The library still has a refunded project', 'access');
  await probe.call('downloadProject', { token, path: { id } }, [403]);
  const path = { orderId: payment.orderId };
  const { state } = await probe.read('getPaymentOrder', { token, path });
  probe.expectEqual(state, 'refunded', 'The order of a refund has another state');
}

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

/** Staff and the buyer ask for the state of the run's order (extension) before it is paid. */
export const unpaidRecheckCases = writing([
  callCase(
    ['recheckPayment', 200, 'an order that is not paid'],
    (world) => world.by('admin', { path: { orderId: world.need('order').orderId } }),
    async ({ payment }, probe, world) => {
      probe.expectEqual(payment.status, 'pending', 'A payment that was not received has changed');
      const call = world.by('person', { path: { id: world.need('project').id } });
      const { hasPurchased } = await probe.read('getPurchaseStatus', call);
      probe.expectEqual(hasPurchased, false, 'Asking granted what was not paid', 'access');
    },
  ),
]).map(extension);

/** The same after it is paid, which changes nothing. */
export const paidRecheckCases = writing([
  callCase(
    ['recheckPayment', 200, 'a completed payment, which stays as it is'],
    onPayment('admin'),
    ({ payment }, probe, world) => {
      const { status, razorpay_payment_id: paymentId } = payment;
      const expected = { status: 'completed', paymentId: world.need('payment').paymentId };
      probe.expectEqual({ status, paymentId }, expected, 'Asking changed a completed payment');
    },
  ),
  callCase(
    ['listAdminPayments', 200, 'staff see a payment as its buyer does'],
    (world) => world.by('admin', { query: { search: world.need('payment').orderId } }),
    async ({ payments }, probe, world) => {
      const { orderId } = world.need('payment');
      const own = await probe.read('listPayments', world.by('person'));
      const isAsked = ({ razorpay_order_id: id }: Payment) => id === orderId;
      const [seen, paid] = [payments.find(isAsked), own.payments.find(isAsked)];
      probe.expectShared(seen ?? {}, paid ?? {}, 'Staff see another payment than the buyer');
      probe.expect(Boolean(seen && paid), 'A list lacks the payment of this run');
    },
  ),
]).map(extension);

const invoiceCases: Case[] = [
  callCase(['issueInvoice', 403, "another user's payment"], onPayment('bystander', NOTHING)),
  callCase(
    ['issueInvoice', 400, 'a GSTIN with a wrong check digit'],
    onPayment('person', { ...BUSINESS, gstin: '27AAPFU0939F1ZW' }),
  ),
  callCase(
    ['issueInvoice', 200, 'once, and the same again'],
    onPayment('person', BUSINESS),
    async ({ payment: { invoice } }, probe, world) => {
      const given = invoice && { business_name: invoice.business_name, gstin: invoice.gstin };
      probe.expectEqual(given, BUSINESS, 'The invoice differs from what was sent');
      const again = await probe.read('issueInvoice', onPayment('person', BUSINESS)(world));
      probe.expectEqual(again.payment.invoice, invoice, 'A repeated call issues another invoice');
      const listed = await readPayment(probe, purchaseOf(world));
      probe.expectEqual(listed.invoice, invoice, 'The history lacks the invoice');
    },
  ),
  callCase(
    ['issueInvoice', 409, 'an issued invoice with other details'],
    onPayment('person', NOTHING),
  ),
];

const requestCases: Case[] = [
  flowCase(['requestRefund', 403, "another user's payment"], async (probe, world) => {
    const body = await makeRequest(probe, purchaseOf(world));
    await probe.call('requestRefund', onPayment('bystander', body)(world), [403]);
  }),
  callCase(['requestRefund', 404, 'an unknown order'], (world) =>
    world.by('person', { path: { orderId: `order_${UNKNOWN_TEXT}` }, body: ERROR }),
  ),
  preparing(
    flowCase(
      ['requestRefund', 201, 'the first time, which leaves the ownership'],
      async (probe, world) => {
        const purchase = purchaseOf(world);
        const body = await makeRequest(probe, purchase);
        const { payment } = await takeWithout(
          ['requestRefund', { status: 'approved', decided_at: LONG_AGO }],
          onPayment('person', body)(world),
          probe,
        );
        const given = payment.refund && { ...body, status: payment.refund.status };
        const expected = { ...body, status: 'requested' };
        probe.expectEqual(given, expected, 'The request differs from what was sent');
        await expectOwned(probe, purchase, true, 'Asking for a refund ended the ownership');
        const listed = await readPayment(probe, purchase);
        const message = 'The history shows another payment than the request answered';
        probe.expectShared(listed, payment, message);
        expectDecided(probe, payment);
        const offered = 'Another refund is offered beside the request';
        probe.expectEqual(payment.refund_reasons ?? [], [], offered);
      },
    ),
  ),
  callCase(['requestRefund', 409, 'a second time'], onPayment('person', ERROR)),
];

/** Sends claims beside a body, and the body alone if the backend refuses them. */
async function takeWithout<Op extends 'requestRefund' | 'grantRefund'>(
  [operationId, claims]: [operationId: Op, claims: object],
  call: { body?: unknown },
  probe: Probe,
): Promise<Answers[Op]> {
  const body = { ...(call.body as object), ...claims };
  const { status, json } = await probe.call(operationId, { ...call, body }, [201, ...REFUSALS]);
  return status === 201 ? (json as Answers[Op]) : probe.read<Op>(operationId, call);
}

const decisionCases: Case[] = [
  callCase(
    ['decideRefund', 400, 'declined without a note'],
    onPayment('admin', { status: 'declined' }),
  ),
  callCase(
    ['decideRefund', 409, 'paid out before it is approved'],
    onPayment('admin', { status: 'refunded' }),
  ),
  preparing(
    callCase(
      ['decideRefund', 200, 'approved, which ends the ownership'],
      onPayment('admin', { status: 'approved', note: APPROVED }),
      async ({ payment }, probe, world) => {
        probe.expectEqual(payment.status, 'refunded', 'The payment has not followed');
        expectCreditNote(probe, payment);
        expectDecided(probe, payment);
        const note = 'The note of the decision is another one';
        probe.expectEqual(payment.refund?.note, APPROVED, note);
        await expectGone(probe, purchaseOf(world));
      },
    ),
  ),
  callCase(['decideRefund', 409, 'approved twice'], onPayment('admin', { status: 'approved' })),
  preparing(
    callCase(
      ['decideRefund', 200, 'paid out'],
      onPayment('admin', { status: 'refunded' }),
      async ({ payment }, probe, world) => {
        probe.expectEqual(payment.refund?.status, 'refunded', 'The state has not changed');
        expectCreditNote(probe, payment);
        expectDecided(probe, payment);
        const listed = await readPayment(probe, purchaseOf(world));
        probe.expectShared(listed, payment, 'The history shows another payment than staff see');
      },
    ),
  ),
  callCase(['decideRefund', 409, 'paid out twice'], onPayment('admin', { status: 'refunded' })),
  callCase(['createPaymentOrder', 200, 'a project that was refunded'], (world) => {
    const { token, projectId } = purchaseOf(world);
    return { token, body: { projectId, amount: Number(world.need('project').base_price) } };
  }),
  callCase(['recheckPayment', 409, 'a refunded payment'], onPayment('admin')),
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

/** Expects the buyer and staff to see the refund as the shop opened it. */
async function expectGranted(
  probe: Probe,
  buyer: Customer,
  granted: AdminPayment,
  status: 'approved' | 'refunded' = 'approved',
): Promise<void> {
  const { refund, refund_reasons: reasons = [], can_refund: canRefund = false } = granted;
  probe.expectEqual(granted.status, 'refunded', 'The payment has not followed');
  const opened = { ...GRANT, note: null, status, opened_by: 'shop' };
  const fields = Object.keys(opened) as (keyof typeof opened)[];
  probe.expectEqual(
    refund && {
      ...Object.fromEntries(fields.map((name) => [name, refund[name]])),
      isDecided: refund.decided_at === refund.requested_at,
      isPaidOut: refund.refunded_at !== null,
    },
    { ...opened, isDecided: true, isPaidOut: status === 'refunded' },
    'The refund differs from what the shop has sent, or is not approved at once',
  );
  expectCreditNote(probe, granted);
  probe.expectEqual(reasons, [], 'Another refund is offered beside the refund');
  probe.expectEqual(canRefund, false, 'A refunded payment is offered to be refunded');
  const listed = await readPayment(probe, buyer);
  probe.expectShared(listed, granted, 'The history shows another payment than staff see');
}

const grantCases: Case[] = [
  flowCase(
    ['grantRefund', 201, 'approved at once, which ends the ownership, and paid out'],
    async (probe, world) => {
      const buyer = await makeBuyer(probe, world);
      const { token, payment } = buyer;
      const path = { orderId: payment.orderId };
      const call = byStaff(world, buyer, GRANT);
      await probe.call('issueInvoice', { token, path, body: NOTHING });
      const claims = { status: 'refunded', opened_by: 'buyer', note: 'Claimed', refunded_at: null };
      const granted = await takeWithout(['grantRefund', claims], call, probe);
      await expectGranted(probe, buyer, granted.payment);
      await expectGone(probe, buyer);
      await probe.call('grantRefund', call, [409]);
      await probe.call('requestRefund', { token, path, body: GRANT }, [409]);
      const step = byStaff(world, buyer, { status: 'refunded' });
      const paid = await probe.read('decideRefund', step);
      await expectGranted(probe, buyer, paid.payment, 'refunded');
      await probe.call('grantRefund', call, [409]);
    },
  ),
  flowCase(['grantRefund', 403, 'by the buyer'], async (probe, world) => {
    const buyer = await makeBuyer(probe, world);
    const call = { ...byStaff(world, buyer, GRANT), token: buyer.token };
    await probe.call('grantRefund', call, [403]);
    await expectOwned(probe, buyer, true, 'A refund that was refused ended the ownership');
  }),
  flowCase(['grantRefund', 409, 'an order that is not paid'], async (probe, world) => {
    const customer = await makeCustomer(probe, world);
    await probe.call('grantRefund', byStaff(world, customer, GRANT), [409]);
  }),
  flowCase(
    ['grantRefund', [201, 409], 'not beside an open request, but after a declined one'],
    async (probe, world) => {
      const buyer = await makeBuyer(probe, world);
      const { text } = await ask(probe, buyer);
      await probe.call('grantRefund', byStaff(world, buyer, GRANT), [409]);
      const { refund } = await readPayment(probe, buyer);
      const shown = [refund?.status, refund?.text, refund?.opened_by ?? 'buyer'];
      const changed = 'A refund that was refused has changed the request';
      probe.expectEqual(shown, ['requested', text, 'buyer'], changed);
      await expectOwned(probe, buyer, true, 'A refund that was refused ended the ownership');
      const decline = byStaff(world, buyer, { status: 'declined', note: DECLINED });
      await probe.call('decideRefund', decline);
      const granted = await probe.read('grantRefund', byStaff(world, buyer, GRANT));
      await expectGranted(probe, buyer, granted.payment);
      await expectGone(probe, buyer);
    },
  ),
  flowCase(
    ['listAdminPayments', 200, 'can_refund for what the shop may refund'],
    async (probe, world) => {
      const buyer = await makeBuyer(probe, world);
      await ask(probe, buyer);
      const call = world.by('admin', { query: { search: buyer.payment.orderId } });
      const { payments } = await probe.read('listAdminPayments', call);
      const { items } = await readKnown(paymentListing, probe, world);
      const wrong = [...payments, ...(items)]
        .filter(({ can_refund: can, status, refund }) => {
          const isPossible = status === 'completed' && refund?.status !== 'requested';
          return can !== undefined && can !== isPossible;
        })
        .map(({ razorpay_order_id: id }) => id);
      probe.expectEqual(wrong, [], 'can_refund of these payments is not what grantRefund takes');
    },
  ),
];

/** A second purchase of the run: a declined refund, and a deleted account. */
const leaverCases: Case[] = [
  flowCase(
    ['decideRefund', 200, 'declined, which leaves the ownership for good'],
    async (probe, world) => {
      const buyer = await makeBuyer(probe, world);
      const { token, projectId: id, payment } = buyer;
      const body = await ask(probe, buyer);
      const decline = byStaff(world, buyer, { status: 'declined', note: DECLINED });
      const declined = await probe.read('decideRefund', decline);
      const { status, refund } = declined.payment;
      probe.expectEqual(
        [status, refund?.status, refund?.note, refund?.refunded_at],
        ['completed', 'declined', DECLINED, null],
        'A declined request is shown otherwise, or has changed its payment',
      );
      await expectOwned(probe, buyer, true, 'A declined request ended the ownership');
      await probe.call('downloadProject', { token, path: { id } });
      for (const next of ['approved', 'refunded']) {
        await probe.call('decideRefund', byStaff(world, buyer, { status: next }), [409]);
      }
      const path = { orderId: payment.orderId };
      await probe.call('requestRefund', { token, path, body }, [409]);
    },
  ),
  flowCase(['issueInvoice', 200, 'a number of its own'], async (probe, world) => {
    const { token, payment } = await makeBuyer(probe, world);
    const path = { orderId: payment.orderId };
    await probe.call('issueInvoice', { token, path, body: NOTHING });
    const { items } = await readKnown(paymentListing, probe, world);
    const numbers = (items)
      .flatMap(({ invoice }) => [invoice?.number, invoice?.credit_note?.number])
      .filter((number) => number !== undefined);
    const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
    probe.expectEqual(repeated, [], 'Several invoices or credit notes have the same number');
  }),
  flowCase(
    ['deleteAccount', 200, 'the purchase and the review stay, without the name'],
    async (probe, world) => {
      const { token, user, password, projectId, payment } = await makeBuyer(probe, world);
      const path = { id: projectId };
      const body = { stars: 3, text: 'Written by somebody who leaves.' };
      const { review } = await probe.read('saveOwnReview', { token, path, body });
      await probe.call('deleteAccount', { token, body: { password } });
      const query = { sort: 'newest', limit: MAXIMUM_LIMIT };
      const { reviews } = await probe.read('listReviews', { path, query });
      const left = reviews.find(({ id }) => id === review.id);
      probe.expectEqual(left?.text, review.text, 'The review is gone with its author');
      const isNamed = user.name.split(' ').some((word) => left?.author.includes(word));
      const named = 'A review names an author whose account is deleted';
      probe.expect(!isNamed, named, 'access', { actual: left?.author });
      const call = world.by('admin', { query: { search: payment.orderId } });
      const { payments } = await probe.read('listAdminPayments', call);
      const kept = payments.map(({ status }) => status);
      probe.expectEqual(kept, ['completed'], 'The record of a purchase is gone with its buyer');
      const isTold = payments.some(({ customer }) => customer.name === user.name);
      probe.expect(!isTold, 'A payment names a buyer whose account is deleted', 'access');
    },
  ),
];

/**
 * Invoices and refunds (extensions): of this run's purchase, whose refund ends the ownership, and of
 * purchases of their own.
 */
export const refundCases = writing([
  ...invoiceCases,
  ...requestCases,
  ...decisionCases,
  ...grantCases,
  ...leaverCases,
]).map(extension);
