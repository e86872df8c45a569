import type { AdminPayment, GrantRefundResponse } from '@/api/generated/admin.gen';
import type { RefundRequest } from '@/api/generated/payments.gen';
import { SkipCase, type World } from '../../world/world';
import { REFUSALS, writing, type Case, flowCase, extension } from '../case';
import { readKnown } from '../listings/oracle';
import type { Probe } from '../probe';
import { paymentListing } from './adminListings';
import { makeBuyer, makeCustomer, type Customer } from './buyer';

const NOTHING = { business_name: null, gstin: null };
/** For no reason that a policy bounds to a new payment. */
const BODY: RefundRequest = {
  reason: 'technical_issue',
  text: 'Refunded by the contract checker.',
};

/** Builds a call of staff about a customer's payment. */
const byAdmin = (world: World, { payment }: Customer, body: object) =>
  world.by('admin', { path: { orderId: payment.orderId }, body });

async function readHistory(probe: Probe, { token, payment }: Customer) {
  const { payments } = await probe.read('listPayments', { token });
  const own = payments.find(({ razorpay_order_id: id }) => id === payment.orderId);
  if (!own) throw new SkipCase('the history lacks the payment');
  return own;
}

async function expectOwned(
  probe: Probe,
  { token, projectId }: Customer,
  isOwned: boolean,
  message: string,
): Promise<void> {
  const path = { id: projectId };
  const { hasPurchased } = await probe.read('getPurchaseStatus', { token, path });
  probe.expectEqual(hasPurchased, isOwned, message, 'access');
}

/** Expects a project to be neither in the library nor downloadable, and its order to be refunded. */
async function expectGone(probe: Probe, buyer: Customer): Promise<void> {
  const { token, projectId: id, payment } = buyer;
  await expectOwned(probe, buyer, false, 'A project that the shop refunded is still owned');
  const { projects } = await probe.read('listPurchasedProjects', {
    token,
  });
  const isListed = projects.some((project) => project.id === id);
  const message = 'The library still has a project that the shop refunded';
  probe.expectEqual(isListed, false, message, 'access');
  await probe.call('downloadProject', { token, path: { id } }, [403]);
  const { state } = await probe.read('getPaymentOrder', {
    token,
    path: { orderId: payment.orderId },
  });
  probe.expectEqual(state, 'refunded', 'The order of a refund has another state');
}

/** Expects the buyer and staff to see the refund as the shop opened it. */
async function expectGranted(
  probe: Probe,
  buyer: Customer,
  granted: AdminPayment,
  status: 'approved' | 'refunded' = 'approved',
): Promise<void> {
  const { refund, invoice, refund_reasons: reasons = [] } = granted;
  probe.expectEqual(granted.status, 'refunded', 'The payment has not followed');
  probe.expectEqual(
    refund && {
      status: refund.status,
      opened_by: refund.opened_by,
      reason: refund.reason,
      text: refund.text,
      note: refund.note,
      isDecided: refund.decided_at === refund.requested_at,
      isPaidOut: refund.refunded_at !== null,
    },
    {
      ...BODY,
      note: null,
      status,
      opened_by: 'shop',
      isDecided: true,
      isPaidOut: status === 'refunded',
    },
    'The refund differs from what the shop has sent, or is not approved at once',
  );
  const isCredited =
    invoice?.credit_note === undefined ||
    (invoice.credit_note !== null && invoice.credit_note.number !== invoice.number);
  const message = 'The invoice of a refunded payment has no credit note with a number of its own';
  probe.expect(isCredited, message);
  probe.expectEqual(reasons, [], 'Another refund is offered beside the refund');
  probe.expectEqual(
    granted.can_refund ?? false,
    false,
    'A refunded payment is offered to be refunded',
  );
  const listed = await readHistory(probe, buyer);
  probe.expectShared(listed, granted, 'The history shows another payment than staff see');
}

async function grant(probe: Probe, world: World): Promise<void> {
  const buyer = await makeBuyer(probe, world);
  const { token, payment } = buyer;
  const path = { orderId: payment.orderId };
  await probe.call('issueInvoice', { token, path, body: NOTHING });
  const claims = { status: 'refunded', opened_by: 'buyer', note: 'Claimed', refunded_at: null };
  const response = await probe.call('grantRefund', byAdmin(world, buyer, { ...BODY, ...claims }), [
    201,
    ...REFUSALS,
  ]);
  const { payment: granted } =
    response.status === 201
      ? (response.json as GrantRefundResponse)
      : await probe.read('grantRefund', byAdmin(world, buyer, BODY));
  await expectGranted(probe, buyer, granted);
  await expectGone(probe, buyer);
  await probe.call('grantRefund', byAdmin(world, buyer, BODY), [409]);
  await probe.call('requestRefund', { token, path, body: BODY }, [409]);
  const step = byAdmin(world, buyer, { status: 'refunded' });
  const paid = await probe.read('decideRefund', step);
  await expectGranted(probe, buyer, paid.payment, 'refunded');
  await probe.call('grantRefund', byAdmin(world, buyer, BODY), [409]);
}

async function refuseOthers(probe: Probe, world: World): Promise<void> {
  const buyer = await makeBuyer(probe, world);
  const { token } = buyer;
  await probe.call('grantRefund', { ...byAdmin(world, buyer, BODY), token }, [403]);
  await expectOwned(probe, buyer, true, 'A refund that was refused ended the ownership');
}

async function refuseUnpaid(probe: Probe, world: World): Promise<void> {
  const customer = await makeCustomer(probe, world);
  await probe.call('grantRefund', byAdmin(world, customer, BODY), [409]);
}

async function ask(probe: Probe, buyer: Customer): Promise<RefundRequest> {
  const { token, payment } = buyer;
  const { refund_reasons: [reason] = [] } = await readHistory(probe, buyer);
  if (!reason) throw new SkipCase('the payment allows no refund');
  const body = { reason, text: 'Asked for by the contract checker.' };
  await probe.call('requestRefund', { token, path: { orderId: payment.orderId }, body });
  return body;
}

async function besideRequest(probe: Probe, world: World): Promise<void> {
  const buyer = await makeBuyer(probe, world);
  const { text } = await ask(probe, buyer);
  await probe.call('grantRefund', byAdmin(world, buyer, BODY), [409]);
  const { refund } = await readHistory(probe, buyer);
  probe.expectEqual(
    [refund?.status, refund?.text, refund?.opened_by ?? 'buyer'],
    ['requested', text, 'buyer'],
    'A refund that was refused has changed the request',
  );
  await expectOwned(probe, buyer, true, 'A refund that was refused ended the ownership');
  const decline = { status: 'declined', note: 'Declined by the contract checker.' };
  await probe.call('decideRefund', byAdmin(world, buyer, decline));
  const { payment: granted } = await probe.read('grantRefund', byAdmin(world, buyer, BODY));
  await expectGranted(probe, buyer, granted);
  await expectGone(probe, buyer);
}

/** Expects `can_refund` to be true exactly for what `grantRefund` takes. */
async function compareOffers(probe: Probe, world: World): Promise<void> {
  const buyer = await makeBuyer(probe, world);
  await ask(probe, buyer);
  const { payments } = await probe.read(
    'listAdminPayments',
    world.by('admin', { query: { search: buyer.payment.orderId } }),
  );
  const { items } = await readKnown(paymentListing, probe, world);
  const wrong = [...payments, ...(items as AdminPayment[])]
    .filter(({ can_refund: can, status, refund }) => {
      const isPossible = status === 'completed' && refund?.status !== 'requested';
      return can !== undefined && can !== isPossible;
    })
    .map(({ razorpay_order_id: id }) => id);
  probe.expectEqual(wrong, [], 'can_refund of these payments is not what grantRefund takes');
}

/** Refunds that the shop opens for purchases of their own (extensions). */
export const grantedRefundCases: Case[] = writing([
  flowCase(['grantRefund', 201, 'approved at once, which ends the ownership, and paid out'], grant),
  flowCase(['grantRefund', 403, 'by the buyer'], refuseOthers),
  flowCase(['grantRefund', 409, 'an order that is not paid'], refuseUnpaid),
  flowCase(
    ['grantRefund', [201, 409], 'not beside an open request, but after a declined one'],
    besideRequest,
  ),
  flowCase(['listAdminPayments', 200, 'can_refund for what the shop may refund'], compareOffers),
]).map(extension);
