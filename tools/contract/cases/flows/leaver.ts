import type { AdminPayment } from '@/api/generated/admin.gen';
import { SkipCase, type World } from '../../world/world';
import { writing, type Case, flowCase, extension } from '../case';
import type { Probe } from '../probe';
import { readKnown } from '../listings/oracle';
import { paymentListing } from './adminListings';
import { makeBuyer } from './buyer';

const MAXIMUM_LIMIT = 100;
const NOTE = 'Declined by the contract checker.';

async function declineRefund(probe: Probe, world: World): Promise<void> {
  const { token, projectId, payment } = await makeBuyer(probe, world);
  const path = { orderId: payment.orderId };
  const { payments } = await probe.read('listPayments', { token });
  const [reason] = payments[0]?.refund_reasons ?? [];
  if (!reason) throw new SkipCase('the payment allows no refund');
  const body = { reason, text: 'Asked for by the contract checker.' };
  await probe.call('requestRefund', { token, path, body });
  const byAdmin = world.by('admin', { path });
  const declined = await probe.read('decideRefund', {
    ...byAdmin,
    body: { status: 'declined', note: NOTE },
  });
  const { status, refund } = declined.payment;
  probe.expectEqual(
    [status, refund?.status, refund?.note, refund?.refunded_at],
    ['completed', 'declined', NOTE, null],
    'A declined request is shown otherwise, or has changed its payment',
  );
  const owned = await probe.read('getPurchaseStatus', {
    token,
    path: { id: projectId },
  });
  probe.expectEqual(owned.hasPurchased, true, 'A declined request ended the ownership', 'access');
  await probe.call('downloadProject', { token, path: { id: projectId } });
  for (const next of ['approved', 'refunded']) {
    await probe.call('decideRefund', { ...byAdmin, body: { status: next } }, [409]);
  }
  await probe.call('requestRefund', { token, path, body }, [409]);
}

/** Expects the numbers of invoices and credit notes to be unique. */
async function compareNumbers(probe: Probe, world: World): Promise<void> {
  const { token, payment } = await makeBuyer(probe, world);
  const path = { orderId: payment.orderId };
  const body = { business_name: null, gstin: null };
  await probe.call('issueInvoice', { token, path, body });
  const { items } = await readKnown(paymentListing, probe, world);
  const numbers = (items as AdminPayment[])
    .flatMap(({ invoice }) => [invoice?.number, invoice?.credit_note?.number])
    .filter((number) => number !== undefined);
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  probe.expectEqual(repeated, [], 'Several invoices or credit notes have the same number');
}

async function leave(probe: Probe, world: World): Promise<void> {
  const { token, user, password, projectId, payment } = await makeBuyer(probe, world);
  const { name } = user;
  const path = { id: projectId };
  const { review } = await probe.read('saveOwnReview', {
    token,
    path,
    body: { stars: 3, text: 'Written by somebody who leaves.' },
  });
  await probe.call('deleteAccount', { token, body: { password } });
  const query = { sort: 'newest', limit: MAXIMUM_LIMIT };
  const { reviews } = await probe.read('listReviews', { path, query });
  const left = reviews.find(({ id }) => id === review.id);
  probe.expectEqual(left?.text, review.text, 'The review is gone with its author');
  const isNamed = name.split(' ').some((word) => left?.author.includes(word));
  probe.expect(!isNamed, 'A review names an author whose account is deleted', 'access', {
    actual: left?.author,
  });
  const { payments } = await probe.read(
    'listAdminPayments',
    world.by('admin', { query: { search: payment.orderId } }),
  );
  const kept = payments.map(({ status }) => status);
  probe.expectEqual(kept, ['completed'], 'The record of a purchase is gone with its buyer');
  const isTold = payments.some(({ customer }) => customer.name === name);
  probe.expect(!isTold, 'A payment names a buyer whose account is deleted', 'access');
}

/** A second purchase of the run (extensions): a declined refund, and a deleted account. */
export const leaverCases: Case[] = writing([
  flowCase(['decideRefund', 200, 'declined, which leaves the ownership for good'], declineRefund),
  flowCase(['issueInvoice', 200, 'a number of its own'], compareNumbers),
  flowCase(['deleteAccount', 200, 'the purchase and the review stay, without the name'], leave),
]).map(extension);
