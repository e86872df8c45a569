/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { decideRefund, grantRefund } from './admin/refunds';
import { downloadProject } from './downloads';
import type { DomainErrorKind } from './errors';
import { issueInvoice } from './invoices';
import type { OrderRow } from './model';
import { findPurchase, listPayments, listPurchasedProjects } from './orders';
import { requestRefund } from './refunds';

const TEXT = 'The installer stops with the error 4012.';
const REASON = 'We have taken this project off sale.';
const HOUR = 3_600_000;
const NOBODY = { business_name: null, gstin: null };

function openLibrary(change: Partial<OrderRow> = {}) {
  const { store, context } = openShop();
  const asha = store.users.get(peopleIds.asha)!;
  const other = store.users.get(peopleIds.newCustomer)!;
  const hoursAgo = (hours: number) =>
    new Date(context.now().getTime() - hours * HOUR).toISOString();
  const first = store.orders.where('userId', asha.id).find(({ status }) => status === 'paid')!;
  const order = store.orders.put({ ...first, createdAt: hoursAgo(2), ...change });
  const ask = (fields: Record<string, unknown> = {}, user = asha) =>
    requestRefund(context, user, order.id, { reason: 'technical_issue', text: TEXT, ...fields });
  const decide = (status: string, note?: string) =>
    decideRefund(context, order.id, { status, ...(note !== undefined && { note }) });
  const grant = (fields: Record<string, unknown> = {}) =>
    grantRefund(context, order.id, { reason: 'not_as_described', text: REASON, ...fields });
  const owns = () => findPurchase(context, asha, order.projectId) !== undefined;
  const project = store.projects.get(order.projectId)!;
  return { store, context, asha, other, order, hoursAgo, ask, decide, grant, owns, project };
}

const rejection = (kind: DomainErrorKind, message: string | RegExp) =>
  expect.objectContaining({
    kind,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  }) as Error;

describe('asking for a refund', () => {
  it('keeps the request with the payment, and the project', () => {
    const { ask, owns, context, asha, order } = openLibrary();
    const { payment } = ask();
    expect(payment).toMatchObject({
      status: 'completed',
      refund_reasons: [],
      refund: { status: 'requested', reason: 'technical_issue', text: TEXT, note: null },
    });
    expect(owns()).toBe(true);
    const listed = listPayments(context, asha).payments.find(
      ({ razorpay_order_id }) => razorpay_order_id === order.id,
    );
    expect(listed).toEqual(payment);
  });

  it('is possible once', () => {
    const { ask } = openLibrary();
    ask();
    expect(() => ask()).toThrow(rejection('conflict', 'You have asked for this refund already'));
  });

  it('is possible only for one’s own payment', () => {
    const { ask, other, store, order } = openLibrary();
    expect(() => ask({}, other)).toThrow(
      rejection('forbidden', 'This order belongs to another user'),
    );
    expect(store.orders.get(order.id)!.refund).toBeNull();
  });

  it.each(['created', 'attempted', 'failed'] as const)('is not possible when %s', (status) => {
    const { ask, context, asha, order } = openLibrary({ status });
    const payment = listPayments(context, asha).payments.find(
      ({ razorpay_order_id }) => razorpay_order_id === order.id,
    );
    expect(payment!.refund_reasons).toEqual([]);
    expect(() => ask()).toThrow(
      rejection('conflict', 'This payment is not completed, so there is nothing to refund'),
    );
  });

  it.each([
    [{ reason: 'bored' }, 'reason'],
    [{ reason: undefined }, 'reason'],
    [{ text: 'Bad.' }, 'text'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ text: 12_345_678_901 }, 'text'],
  ])('refuses %j', (fields, field) => {
    const { ask } = openLibrary();
    expect(() => ask(fields)).toThrow(
      expect.objectContaining({
        kind: 'badRequest',
        fields: { [field]: expect.any(String) },
      }) as Error,
    );
  });
});

describe('deciding on a refund', () => {
  it('ends the ownership when it is approved, and notes the payout', async () => {
    const { ask, decide, owns, context, asha, project } = openLibrary();
    ask();
    const spentBefore = listPurchasedProjects(context, asha).projects.length;
    expect(decide('approved', 'Sorry!').payment).toMatchObject({
      status: 'refunded',
      refund: { status: 'approved', note: 'Sorry!', refunded_at: null },
    });
    expect(owns()).toBe(false);
    expect(listPurchasedProjects(context, asha).projects).toHaveLength(spentBefore - 1);
    await expect(downloadProject(context, asha, project)).rejects.toThrow(/Purchase this project/);
    expect(decide('refunded').payment.refund).toMatchObject({
      status: 'refunded',
      note: 'Sorry!',
      refunded_at: expect.any(String),
    });
  });

  it('leaves everything as it is when it is declined with a note', () => {
    const { ask, decide, owns } = openLibrary();
    ask();
    expect(() => decide('declined', '  ')).toThrow(rejection('badRequest', /tell the buyer why/));
    expect(decide('declined', 'It runs as described.').payment).toMatchObject({
      status: 'completed',
      refund_reasons: [],
      refund: { status: 'declined', note: 'It runs as described.' },
    });
    expect(owns()).toBe(true);
  });

  it('takes one step at a time', () => {
    const { ask, decide } = openLibrary();
    expect(() => decide('approved')).toThrow(rejection('conflict', /Nobody has asked/));
    ask();
    expect(() => decide('refunded')).toThrow(rejection('conflict', /not been decided yet/));
    decide('approved');
    expect(() => decide('approved')).toThrow(rejection('conflict', /approved already/));
    expect(() => decide('declined', 'No')).toThrow(rejection('conflict', /approved already/));
    decide('refunded');
    expect(() => decide('refunded')).toThrow(rejection('conflict', /paid out already/));
  });
});

describe('a refund that the shop opens', () => {
  it('is approved at once, ends the ownership, and is paid out like any other', async () => {
    const { grant, decide, owns, context, asha, project } = openLibrary();
    const now = context.now().toISOString();
    const { payment } = grant();
    expect(payment).toMatchObject({ status: 'refunded', refund_reasons: [], can_refund: false });
    expect(payment.refund).toEqual({
      status: 'approved',
      opened_by: 'shop',
      reason: 'not_as_described',
      text: REASON,
      requested_at: now,
      note: null,
      decided_at: now,
      refunded_at: null,
    });
    expect(owns()).toBe(false);
    await expect(downloadProject(context, asha, project)).rejects.toThrow(/Purchase this project/);
    expect(decide('refunded').payment.refund).toEqual({
      ...payment.refund,
      status: 'refunded',
      refunded_at: now,
    });
  });

  it.each([
    [{ reason: 'bored' }, 'reason', /reasons of the refund policy/],
    [{ reason: undefined }, 'reason', /reasons of the refund policy/],
    [{ text: 'x'.repeat(9) }, 'text', /^Please tell the buyer the reason in at least 10 char/],
    [{ text: undefined }, 'text', /^Please tell the buyer the reason/],
    [{ text: 'x'.repeat(1001) }, 'text', /can have at most 1000 characters/],
  ])('refuses %j', (fields, field, message) => {
    const { grant, owns, store } = openLibrary();
    const mails = store.mails.all().length;
    expect(() => grant(fields)).toThrow(
      expect.objectContaining({
        kind: 'badRequest',
        fields: { [field]: expect.stringMatching(message) as string },
      }) as Error,
    );
    expect(owns()).toBe(true);
    expect(store.mails.all()).toHaveLength(mails);
  });

  it('is not possible while a request waits: that one is to be decided', () => {
    const { ask, grant, owns, store, order } = openLibrary();
    ask();
    expect(() => grant()).toThrow(rejection('conflict', /Please decide on the request instead/));
    expect(store.orders.get(order.id)!.refund).toMatchObject({ status: 'requested', text: TEXT });
    expect(owns()).toBe(true);
  });

  it('is possible once, and leaves nothing to ask for', () => {
    const { ask, decide, grant } = openLibrary();
    grant();
    expect(() => grant()).toThrow(rejection('conflict', 'This payment was refunded already'));
    expect(() => ask()).toThrow(rejection('conflict', 'This payment was refunded already'));
    decide('refunded');
    expect(() => grant()).toThrow(rejection('conflict', 'This payment was refunded already'));
  });
});

describe('an invoice', () => {
  it('is numbered without gaps, within the financial year', () => {
    const { store, context, asha } = openLibrary();
    const paid = store.orders.where('userId', asha.id).filter(({ status }) => status === 'paid');
    const numberOf = ({ id }: OrderRow) =>
      issueInvoice(context, asha, id, NOBODY).payment.invoice!.number;
    expect(paid.slice(0, 3).map(numberOf)).toEqual([
      'LY/25-26/000001',
      'LY/25-26/000002',
      'LY/25-26/000003',
    ]);
    expect(numberOf(paid[1]!)).toBe('LY/25-26/000002');
  });

  it.each([
    [
      { business_name: 'Rao Traders', gstin: '27AAPFU0939F1ZW' },
      'gstin',
      'This is not a valid GSTIN. Please compare it with your certificate',
    ],
    [
      { business_name: 'Rao Traders', gstin: null },
      'gstin',
      'Please give the GSTIN of the business',
    ],
    [
      { business_name: null, gstin: '27AAPFU0939F1ZV' },
      'business_name',
      'Please give the name of the business',
    ],
    [
      { business_name: 'x'.repeat(121), gstin: '27AAPFU0939F1ZV' },
      'business_name',
      'The name can have at most 120 characters',
    ],
    [{ gstin: null }, 'business_name', 'Please fill this in, or leave out both'],
    [
      { business_name: 'Rao Traders', gstin: ' ' },
      'gstin',
      'Please fill this in, or leave out both',
    ],
  ])('refuses %j', (fields, field, message) => {
    const { context, asha, order } = openLibrary();
    expect(() => issueInvoice(context, asha, order.id, fields)).toThrow(
      expect.objectContaining({
        kind: 'badRequest',
        message,
        fields: { [field]: message },
      }) as Error,
    );
  });

  it('is issued only for one’s own completed payment', () => {
    const { context, asha, other, order, store } = openLibrary();
    expect(() => issueInvoice(context, other, order.id, NOBODY)).toThrow(
      rejection('forbidden', 'This order belongs to another user'),
    );
    const pending = store.orders.where('userId', asha.id).find(({ status }) => status !== 'paid')!;
    expect(() => issueInvoice(context, asha, pending.id, NOBODY)).toThrow(
      rejection('conflict', 'Only completed payments have an invoice'),
    );
  });
});
