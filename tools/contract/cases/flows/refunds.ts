import type { AdminPayment } from '@/api/generated/admin.gen';
import type { Payment, RefundRequest } from '@/api/generated/payments.gen';
import { SkipCase, type World } from '../../world/world';
import type { Answers } from '../answers';
import { callCase, type Case, flowCase, needing, REFUSALS, writing } from '../case';
import { readKnown } from '../listings/listing';
import { paymentListing } from '../listings/listings';
import type { Probe } from '../probe';
import { LONG_AGO, MAXIMUM_LIMIT } from '../unknownValues';
import { makeInput } from './adminProjects';
import { type Customer, makeBuyer, makeCustomer, toPaise } from './buyer';

const NOTHING = { business_name: null, gstin: null };
const BUSINESS = { business_name: 'Contract Checker', gstin: '27AAPFU0939F1ZV' };
const APPROVED = { status: 'approved', note: 'Approved by the checker.' } as const;
const DECLINED = { status: 'declined', note: 'Declined by the contract checker.' } as const;
const PAID_OUT = { status: 'refunded' } as const;
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

/** Builds a call of the buyer about a purchase. */
const byBuyer = ({ token, payment }: Purchase, body?: object) => ({
  token,
  path: { orderId: payment.orderId },
  body,
});

/** Builds a call of staff about somebody's purchase. */
const byStaff = (world: World, purchase: Purchase, body: object) =>
  world.by('admin', byBuyer(purchase, body));

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
  const body = await makeRequest(probe, purchase);
  await probe.call('requestRefund', byBuyer(purchase, body));
  return body;
}

async function expectOwned(probe: Probe, purchase: Purchase, isOwned: boolean): Promise<void> {
  const { token, projectId: id } = purchase;
  const { hasPurchased } = await probe.read('getPurchaseStatus', { token, path: { id } });
  const message = isOwned ? 'The project is not owned any more' : 'The project is still owned';
  probe.expectEqual(hasPurchased, isOwned, message, 'access');
}

/**
 * Expects a project to be neither in the library nor downloadable, and its order to be refunded, even if its payment
 * is verified again.
 */
async function expectGone(probe: Probe, purchase: Purchase): Promise<void> {
  const { token, projectId: id, payment } = purchase;
  await probe.call('verifyPayment', { token, body: payment }, [400]);
  await expectOwned(probe, purchase, false);
  const { projects } = await probe.read('listPurchasedProjects', { token });
  const isListed = projects.some((project) => project.id === id);
  probe.expectEqual(isListed, false, 'The library still has a refunded project', 'access');
  await probe.call('downloadProject', { token, path: { id } }, [403]);
  if (!probe.world.offers('orders')) return;
  const { state } = await probe.read('getPaymentOrder', byBuyer(purchase));
  probe.expectEqual(state, 'refunded', 'The order of a refund has another state');
}

/**
 * Expects a payment to have the refund in a state, each step of it to have its time after it is taken and not before,
 * and a refunded payment's invoice to have a credit note with a number of its own; a backend may issue none.
 */
function expectRefund(
  probe: Probe,
  { status, refund, invoice, refund_reasons: reasons = [] }: Payment,
  due: { status: string; [field: string]: unknown },
): void {
  const isOver = due.status === 'approved' || due.status === 'refunded';
  const fields = refund as Record<string, unknown> | undefined;
  const shown = Object.fromEntries(Object.keys(due).map((name) => [name, fields?.[name]]));
  probe.expectEqual(shown, due, 'The refund differs from what was sent or decided');
  probe.expectEqual(
    [status, refund?.decided_at != null, refund?.refunded_at != null],
    [isOver ? 'refunded' : 'completed', due.status !== 'requested', due.status === 'refunded'],
    'The payment has not followed, or the times are not those of the state',
  );
  if (due.status !== 'declined') {
    probe.expectEqual(reasons, [], 'Another refund is offered beside the refund');
  }
  if (!isOver || invoice?.credit_note === undefined) return;
  const { number, credit_note: note } = invoice;
  const isIssued = note !== null && note.number !== number;
  const message = 'The invoice of a refunded payment has no credit note with a number of its own';
  probe.expect(isIssued, message, 'consistency', { expected: 'a credit note', actual: note });
}

/** Expects the history to show a payment as a response did. */
async function expectInHistory(probe: Probe, purchase: Purchase, payment: Payment): Promise<void> {
  const listed = await readPayment(probe, purchase);
  probe.expectShared(listed, payment, 'The history shows another payment than the answer');
}

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
]);

/** The same after it is paid, which changes nothing. */
export const paidRecheckCases = writing([
  callCase(
    ['recheckPayment', 200, 'a completed payment, which stays as it is'],
    onPayment('admin'),
    ({ payment }, probe, world) => {
      const shown = [payment.status, payment.razorpay_payment_id];
      const due = ['completed', world.need('payment').paymentId];
      probe.expectEqual(shown, due, 'Asking changed a completed payment');
    },
  ),
  callCase(
    ['listAdminPayments', 200, 'staff see a payment as its buyer does'],
    (world) => world.by('admin', { query: { search: world.need('payment').orderId } }),
    async ({ payments }, probe, world) => {
      const { orderId } = world.need('payment');
      const seen = payments.find(({ razorpay_order_id: id }) => id === orderId);
      const paid = await readPayment(probe, purchaseOf(world));
      probe.expectShared(seen ?? {}, paid, 'Staff see another payment than the buyer');
      probe.expect(seen !== undefined, 'The list lacks the payment of this run');
    },
  ),
]);

const invoiceCases: Case[] = [
  callCase(['mailReceipt', 403, "another user's payment"], onPayment('bystander')),
  callCase(['mailReceipt', 200, 'once a minute'], onPayment('person'), async (_, probe, world) => {
    await probe.call('mailReceipt', onPayment('person')(world), [429]);
  }),
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
  flowCase(['issueInvoice', 200, 'issued documents stay as they are'], async (probe, world) => {
    const input = makeInput({ title: `Issued ${Date.now().toString(36)}` });
    const { project } = await probe.read('createProject', world.by('admin', { body: input }));
    const buyer = await makeBuyer(probe, world, project);
    await probe.call('issueInvoice', byBuyer(buyer, NOTHING));
    const readIssued = async () => {
      const { receipt, invoice } = await readPayment(probe, buyer);
      return [receipt, invoice?.issued].filter((details) => details != null);
    };
    const issued = await readIssued();
    if (issued.length === 0) throw new SkipCase('receipts and invoices say nothing of their own');
    const { name, email } = buyer.user;
    for (const { project_title, buyer_name, buyer_email } of issued) {
      const said = [project_title, buyer_name, buyer_email];
      probe.expectEqual(said, [input.title, name, email], 'A document names something else');
    }
    const body = { ...input, title: `${input.title} renamed`, is_active: false };
    await probe.call('updateProject', world.by('admin', { path: { id: project.id }, body }));
    await probe.call('updateProfile', { token: buyer.token, body: { name: 'Somebody Else' } });
    probe.expectEqual(await readIssued(), issued, 'A document has changed since it was issued');
  }),
  flowCase(['issueInvoice', 200, 'a number of its own'], async (probe, world) => {
    await probe.call('issueInvoice', byBuyer(await makeBuyer(probe, world), NOTHING));
    const { items } = await readKnown(paymentListing, probe, world);
    const numbers = items.flatMap(({ invoice }) => [
      ...(invoice ? [invoice.number] : []),
      ...(invoice?.credit_note ? [invoice.credit_note.number] : []),
    ]);
    const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
    probe.expectEqual(repeated, [], 'Several invoices or credit notes have the same number');
  }),
];

const requestCases: Case[] = [
  flowCase(['requestRefund', 403, "another user's payment"], async (probe, world) => {
    const body = await makeRequest(probe, purchaseOf(world));
    await probe.call('requestRefund', onPayment('bystander', body)(world), [403]);
  }),
  flowCase(
    ['requestRefund', 201, 'once, which leaves the ownership', 'prepares'],
    async (probe, world) => {
      const purchase = purchaseOf(world);
      const body = await makeRequest(probe, purchase);
      const claims = { status: 'approved', decided_at: LONG_AGO };
      const call = byBuyer(purchase, body);
      const { payment } = await takeWithout(['requestRefund', claims], call, probe);
      expectRefund(probe, payment, { ...body, status: 'requested' });
      await expectOwned(probe, purchase, true);
      await expectInHistory(probe, purchase, payment);
    },
  ),
  callCase(['requestRefund', 409, 'a second time'], onPayment('person', ERROR)),
];

/** Creates a case of staff taking the next step of the run's refund. */
const stepCase = (title: string, step: typeof APPROVED | typeof PAID_OUT): Case =>
  callCase(
    ['decideRefund', 200, title, 'prepares'],
    onPayment('admin', step),
    async ({ payment }, probe, world) => {
      expectRefund(probe, payment, step);
      await expectGone(probe, purchaseOf(world));
      await expectInHistory(probe, purchaseOf(world), payment);
    },
  );

const decisionCases: Case[] = [
  callCase(
    ['decideRefund', 400, 'declined without a note'],
    onPayment('admin', { status: 'declined' }),
  ),
  callCase(['decideRefund', 409, 'paid out before it is approved'], onPayment('admin', PAID_OUT)),
  stepCase('approved, which ends the ownership', APPROVED),
  callCase(['decideRefund', 409, 'approved twice'], onPayment('admin', { status: 'approved' })),
  stepCase('paid out', PAID_OUT),
  callCase(['decideRefund', 409, 'paid out twice'], onPayment('admin', PAID_OUT)),
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
  expectRefund(probe, granted, { ...GRANT, note: null, status, opened_by: 'shop' });
  const { refund, can_refund: canRefund = false } = granted;
  probe.expectEqual(refund?.decided_at, refund?.requested_at, 'It is not approved at once');
  probe.expectEqual(canRefund, false, 'A refunded payment is offered to be refunded');
  await expectInHistory(probe, buyer, granted);
}

const grantCases: Case[] = [
  flowCase(['grantRefund', 201, 'approved at once, and paid out'], async (probe, world) => {
    const buyer = await makeBuyer(probe, world);
    const call = byStaff(world, buyer, GRANT);
    await probe.call('issueInvoice', byBuyer(buyer, NOTHING));
    const claims = { status: 'refunded', opened_by: 'buyer', note: 'Claimed', refunded_at: null };
    const granted = await takeWithout(['grantRefund', claims], call, probe);
    await expectGranted(probe, buyer, granted.payment);
    await expectGone(probe, buyer);
    await probe.call('grantRefund', call, [409]);
    await probe.call('requestRefund', byBuyer(buyer, GRANT), [409]);
    const paid = await probe.read('decideRefund', byStaff(world, buyer, PAID_OUT));
    await expectGranted(probe, buyer, paid.payment, 'refunded');
    await probe.call('grantRefund', call, [409]);
  }),
  flowCase(['grantRefund', 409, 'an order that is not paid'], async (probe, world) => {
    const customer = await makeCustomer(probe, world);
    await probe.call('grantRefund', byStaff(world, customer, GRANT), [409]);
  }),
  flowCase(['grantRefund', [201, 409], 'only after a declined request'], async (probe, world) => {
    const buyer = await makeBuyer(probe, world);
    const { text } = await ask(probe, buyer);
    await probe.call('grantRefund', byStaff(world, buyer, GRANT), [409]);
    const { refund } = await readPayment(probe, buyer);
    const shown = [refund?.status, refund?.text, refund?.opened_by ?? 'buyer'];
    const changed = 'A refund that was refused has changed the request';
    probe.expectEqual(shown, ['requested', text, 'buyer'], changed);
    await expectOwned(probe, buyer, true);
    await probe.call('decideRefund', byStaff(world, buyer, DECLINED));
    const granted = await probe.read('grantRefund', byStaff(world, buyer, GRANT));
    await expectGranted(probe, buyer, granted.payment);
    await expectGone(probe, buyer);
  }),
  flowCase(['decideRefund', 200, 'declined, which leaves the ownership'], async (probe, world) => {
    const buyer = await makeBuyer(probe, world);
    const { token, projectId: id } = buyer;
    const body = await ask(probe, buyer);
    const { payment } = await probe.read('decideRefund', byStaff(world, buyer, DECLINED));
    expectRefund(probe, payment, DECLINED);
    await expectOwned(probe, buyer, true);
    await probe.call('downloadProject', { token, path: { id } });
    for (const next of [{ status: 'approved' }, PAID_OUT]) {
      await probe.call('decideRefund', byStaff(world, buyer, next), [409]);
    }
    await probe.call('requestRefund', byBuyer(buyer, body), [409]);
  }),
];

const leaverCase = flowCase(
  ['deleteAccount', 200, 'purchase and review stay, unnamed'],
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
);

/**
 * Invoices and refunds (extensions): of this run's purchase, whose refund ends the ownership, and of
 * purchases of their own.
 */
export const refundCases = writing([
  ...invoiceCases,
  ...needing('refunds', [...requestCases, ...decisionCases, ...grantCases]),
  leaverCase,
]);
