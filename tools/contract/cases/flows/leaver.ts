import type {
  AdminPayment,
  DecideRefundResponse,
  ListAdminPaymentsResponse,
} from '@/api/generated/admin.gen';
import type { ListPaymentsResponse } from '@/api/generated/payments.gen';
import type { PurchaseStatus } from '@/api/generated/projects.gen';
import type { ReviewPage, SaveOwnReviewResponse } from '@/api/generated/reviews.gen';
import { SkipCase, type World } from '../../world/world';
import { writing, type Case } from '../case';
import type { Probe } from '../probe';
import { readKnown } from '../listings/oracle';
import { paymentListing } from './adminListings';
import { makeBuyer } from './buyer';

const CONFLICT = 409;
const MAXIMUM_LIMIT = 100;
const NOTE = 'Declined by the contract checker.';

async function declineRefund(probe: Probe, world: World): Promise<void> {
  const { token, projectId, payment } = await makeBuyer(probe, world);
  const path = { orderId: payment.orderId };
  const { payments } = await probe.read<ListPaymentsResponse>('listPayments', { token });
  const [reason] = payments[0]?.refund_reasons ?? [];
  if (!reason) throw new SkipCase('the payment allows no refund');
  const body = { reason, text: 'Asked for by the contract checker.' };
  await probe.call('requestRefund', { token, path, body });
  const byAdmin = { token: world.need('admin').token, path };
  const declined = await probe.read<DecideRefundResponse>('decideRefund', {
    ...byAdmin,
    body: { status: 'declined', note: NOTE },
  });
  const { status, refund } = declined.payment;
  probe.expectEqual(
    [status, refund?.status, refund?.note, refund?.refunded_at],
    ['completed', 'declined', NOTE, null],
    'consistency',
    'A declined request is shown otherwise, or has changed its payment',
  );
  const owned = await probe.read<PurchaseStatus>('getPurchaseStatus', {
    token,
    path: { id: projectId },
  });
  const message = 'A declined request ended the ownership';
  probe.expectEqual(owned.hasPurchased, true, 'access', message);
  await probe.call('downloadProject', { token, path: { id: projectId } });
  for (const next of ['approved', 'refunded']) {
    await probe.call('decideRefund', { ...byAdmin, body: { status: next } }, [CONFLICT]);
  }
  await probe.call('requestRefund', { token, path, body }, [CONFLICT]);
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
  const message = 'Several invoices or credit notes have the same number';
  probe.expectEqual(repeated, [], 'consistency', message);
}

async function leave(probe: Probe, world: World): Promise<void> {
  const { token, user, password, projectId, payment } = await makeBuyer(probe, world);
  const { name } = user;
  const path = { id: projectId };
  const { review } = await probe.read<SaveOwnReviewResponse>('saveOwnReview', {
    token,
    path,
    body: { stars: 3, text: 'Written by somebody who leaves.' },
  });
  await probe.call('deleteAccount', { token, body: { password } });
  const query = { sort: 'newest', limit: MAXIMUM_LIMIT };
  const { reviews } = await probe.read<ReviewPage>('listReviews', { path, query });
  const left = reviews.find(({ id }) => id === review.id);
  probe.expectEqual(left?.text, review.text, 'consistency', 'The review is gone with its author');
  const isNamed = name.split(' ').some((word) => left?.author.includes(word));
  probe.expect(!isNamed, 'access', 'A review names an author whose account is deleted', {
    actual: left?.author,
  });
  const { payments } = await probe.read<ListAdminPaymentsResponse>('listAdminPayments', {
    token: world.need('admin').token,
    query: { search: payment.orderId },
  });
  const kept = payments.map(({ status }) => status);
  const message = 'The record of a purchase is gone with its buyer';
  probe.expectEqual(kept, ['completed'], 'consistency', message);
  const isTold = payments.some(({ customer }) => customer.name === name);
  probe.expect(!isTold, 'access', 'A payment names a buyer whose account is deleted');
}

/** A second purchase of the run (extensions): a declined refund, and a deleted account. */
export const leaverCases: Case[] = writing([
  {
    operationId: 'decideRefund',
    title: 'declined, which leaves the ownership for good',
    due: [200],
    run: declineRefund,
  },
  {
    operationId: 'issueInvoice',
    title: 'a number of its own',
    due: [200],
    run: compareNumbers,
  },
  {
    operationId: 'deleteAccount',
    title: 'the purchase and the review stay, without the name',
    due: [200],
    run: leave,
  },
]).map((entry) => ({ ...entry, isExtension: true }));
