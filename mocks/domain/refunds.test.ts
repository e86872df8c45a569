/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { listAdminPayments } from './admin/payments';
import { decideRefund, grantRefund } from './admin/refunds';
import { downloadProject } from './downloads';
import type { DomainError, DomainErrorKind } from './errors';
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

  it.each([10, 1000])('takes a description of %d characters', (length) => {
    const text = 'x'.repeat(length);
    expect(openLibrary().ask({ text }).payment.refund?.text).toBe(text);
  });

  it('says what a description needs', () => {
    const { ask } = openLibrary();
    const message = /describe what is wrong in at least 10 characters/;
    expect(() => ask({ text: 'x'.repeat(9) })).toThrow(rejection('badRequest', message));
    const tooLong = /can have at most 1000 characters/;
    expect(() => ask({ text: 'x'.repeat(1001) })).toThrow(rejection('badRequest', tooLong));
  });

  it('is confirmed by a mail with a link to the payment', () => {
    const { ask, store, asha, order, project } = openLibrary();
    ask();
    expect(store.mails.all().at(-1)).toMatchObject({
      to: asha.email,
      subject: `We have your request for a refund of ${project.title}`,
      text: expect.stringMatching(new RegExp(`Order number: ${order.id}`)) as string,
      link: `/payments?search=${order.id}`,
    });
  });

  it('sends no mail when it is refused', () => {
    const { ask, store } = openLibrary({ status: 'refunded' });
    const before = store.mails.all().length;
    expect(() => ask()).toThrow();
    expect(store.mails.all()).toHaveLength(before);
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

  it('is not possible for a payment that was refunded', () => {
    const { ask } = openLibrary({ status: 'refunded' });
    expect(() => ask()).toThrow(rejection('conflict', 'This payment was refunded already'));
  });

  it.each([
    ['technical_issue', 7 * 24, /within 7 days of purchase$/],
    ['duplicate_purchase', 30 * 24, /within 30 days of purchase$/],
    ['payment_error', 30 * 24, /within 30 days of purchase$/],
    ['wrong_project', 24, /within 24 hours of purchase and before the first download$/],
    ['not_as_described', 30 * 24, /30-day money-back guarantee/],
  ])('ends for %s after %i hours', (reason, hours, period) => {
    const { ask, store, order, hoursAgo, context, asha } = openLibrary({ downloadCount: 0 });
    store.orders.put({ ...order, createdAt: hoursAgo(hours + 1) });
    expect(() => ask({ reason })).toThrow(rejection('conflict', period));
    store.orders.put({ ...order, createdAt: hoursAgo(hours) });
    const [payment] = listPayments(context, asha).payments.filter(
      ({ razorpay_order_id }) => razorpay_order_id === order.id,
    );
    expect(payment!.refund_reasons).toContain(reason);
    expect(ask({ reason }).payment.refund).toMatchObject({ status: 'requested', reason });
  });

  it('is not possible for a wrong project once it was downloaded', () => {
    const { ask } = openLibrary({ downloadCount: 1 });
    expect(() => ask({ reason: 'wrong_project' })).toThrow(rejection('conflict', /first download/));
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

  it('issues a credit note of an invoice when it is approved, numbered without gaps', () => {
    const { ask, decide, context, asha, order, store } = openLibrary();
    const { payment: billed } = issueInvoice(context, asha, order.id, NOBODY);
    expect(billed.invoice!.credit_note).toBeNull();
    ask();
    const { payment } = decide('approved');
    expect(payment.invoice).toEqual({
      ...billed.invoice,
      credit_note: {
        number: billed.invoice!.number.replace(/^LY/, 'CN'),
        issued_at: context.now().toISOString(),
      },
    });
    expect(decide('refunded').payment.invoice).toEqual(payment.invoice);

    const next = store.orders.where('userId', asha.id).find(({ status }) => status === 'paid')!;
    issueInvoice(context, asha, next.id, NOBODY);
    store.orders.put({ ...store.orders.get(next.id)!, createdAt: context.now().toISOString() });
    requestRefund(context, asha, next.id, { reason: 'technical_issue', text: TEXT });
    const { payment: second } = decideRefund(context, next.id, { status: 'approved' });
    expect(second.invoice!.credit_note!.number).toMatch(/^CN\/\d\d-\d\d\/000002$/);
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

  it.each([
    [7, 'The note must be text'],
    [null, 'The note must be text'],
    ['x'.repeat(1001), 'The note can have at most 1000 characters'],
  ])('refuses the note %p', (note, message) => {
    const { ask, context, order } = openLibrary();
    ask();
    expect(() => decideRefund(context, order.id, { status: 'declined', note })).toThrow(
      expect.objectContaining({ kind: 'badRequest', message, fields: { note: message } }) as Error,
    );
  });

  it('names the field that is wrong', () => {
    const { ask, context, order } = openLibrary();
    ask();
    const fieldsOf = (fields: Record<string, unknown>) => {
      try {
        decideRefund(context, order.id, fields);
      } catch (error) {
        return (error as DomainError).fields;
      }
      return undefined;
    };
    const status = 'A refund is approved, declined or refunded';
    expect(fieldsOf({ status: ['approved'] })).toEqual({ status });
    expect(fieldsOf({ status: 'declined' })).toEqual({
      note: 'Please tell the buyer why the refund is declined',
    });
  });

  it('may have a note of a thousand characters', () => {
    const { ask, decide } = openLibrary();
    ask();
    const note = 'x'.repeat(1000);
    expect(decide('declined', ` ${note} `).payment.refund).toMatchObject({ note });
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

  it.each([['requested'], ['toString'], [''], [7]])('refuses the state %j', (status) => {
    const { ask, context, order } = openLibrary();
    ask();
    expect(() => decideRefund(context, order.id, { status })).toThrow(
      rejection('badRequest', 'A refund is approved, declined or refunded'),
    );
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

  it('issues the credit note of an invoice', () => {
    const { grant, context, asha, order } = openLibrary();
    const { payment: billed } = issueInvoice(context, asha, order.id, NOBODY);
    expect(grant().payment.invoice).toEqual({
      ...billed.invoice,
      credit_note: {
        number: billed.invoice!.number.replace(/^LY/, 'CN'),
        issued_at: context.now().toISOString(),
      },
    });
  });

  it('is announced to the buyer by mail, with the shop’s reason', () => {
    const { grant, store, asha, order, project } = openLibrary({ amountPaise: 499_900 });
    grant();
    const mail = store.mails.all().at(-1)!;
    expect(mail).toMatchObject({
      to: asha.email,
      subject: `We refund your payment for ${project.title}`,
      link: `/payments?search=${order.id}`,
    });
    expect(mail.text).toContain('we refund your payment of ₹4,999.00');
    expect(mail.text).toContain(`Our reason (Not as described): ${REASON}`);
    expect(mail.text).not.toContain('your refund of');
  });

  it.each([10, 1000])('takes a text of %d characters', (length) => {
    const text = 'x'.repeat(length);
    expect(openLibrary().grant({ text }).payment.refund?.text).toBe(text);
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

  it('takes the place of a request that was declined', () => {
    const { ask, decide, grant, owns } = openLibrary();
    ask();
    expect(decide('declined', 'It runs.').payment.can_refund).toBe(true);
    expect(grant().payment.refund).toMatchObject({
      status: 'approved',
      opened_by: 'shop',
      text: REASON,
      note: null,
    });
    expect(owns()).toBe(false);
  });

  it('is possible once, and leaves nothing to ask for', () => {
    const { ask, decide, grant } = openLibrary();
    grant();
    expect(() => grant()).toThrow(rejection('conflict', 'This payment was refunded already'));
    expect(() => ask()).toThrow(rejection('conflict', 'This payment was refunded already'));
    decide('refunded');
    expect(() => grant()).toThrow(rejection('conflict', 'This payment was refunded already'));
  });

  it.each(['created', 'attempted', 'failed', 'refunded'] as const)(
    'is neither offered nor possible when %s',
    (status) => {
      const { grant, context, order } = openLibrary({ status });
      const { payments } = listAdminPayments(context, { search: order.id });
      expect(payments.map(({ can_refund }) => can_refund)).toEqual([false]);
      expect(() => grant()).toThrow(rejection('conflict', /not completed|refunded already/));
    },
  );

  it('is not possible for an order that does not exist', () => {
    const { context } = openLibrary();
    expect(() => grantRefund(context, 'order_none', {})).toThrow(
      rejection('notFound', 'Order not found'),
    );
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
    ['2026-03-31T18:29:59Z', 'LY/25-26/000001'],
    // The first of April has begun in the shop.
    ['2026-03-31T18:30:00Z', 'LY/26-27/000001'],
    ['2026-01-15T09:00:00Z', 'LY/25-26/000001'],
    ['2009-05-01T09:00:00Z', 'LY/09-10/000001'],
  ])('at %s is numbered %s', (now, number) => {
    const { context, asha, order } = openLibrary();
    const then = { ...context, now: () => new Date(now) };
    expect(issueInvoice(then, asha, order.id, NOBODY).payment.invoice!.number).toBe(number);
  });

  it('has the checked details of a business, which stay', () => {
    const { context, asha, order } = openLibrary();
    const issue = (fields: object) => issueInvoice(context, asha, order.id, { ...fields });
    const business = { business_name: ' Rao  Traders ', gstin: '27aapfu0939f1zv' };
    expect(issue(business).payment.invoice).toMatchObject({
      business_name: 'Rao Traders',
      gstin: '27AAPFU0939F1ZV',
    });
    expect(issue(business).payment.invoice).toMatchObject({ business_name: 'Rao Traders' });
    for (const others of [
      NOBODY,
      { ...business, business_name: 'Rao Trading' },
      { ...business, gstin: '29AAGCL5481Q1ZL' },
    ]) {
      expect(() => issue(others)).toThrow(rejection('conflict', /cannot be changed/));
    }
  });

  it('takes a name of up to 120 characters', () => {
    const { context, asha, order } = openLibrary();
    const longest = { business_name: 'x'.repeat(120), gstin: '27AAPFU0939F1ZV' };
    expect(issueInvoice(context, asha, order.id, longest).payment.invoice).toMatchObject(longest);
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

describe('the decision on a refund', () => {
  it.each([
    ['approved', undefined, 'Your refund of TITLE is approved', /passed to the payment provider/],
    ['declined', 'The error is in your set-up.', 'Your refund of TITLE is declined', /set-up\./],
  ])('%s is mailed', (status, note, subject, text) => {
    const { ask, decide, store, asha, project } = openLibrary();
    ask();
    decide(status, note);
    expect(store.mails.all().at(-1)).toMatchObject({
      to: asha.email,
      subject: subject.replace('TITLE', project.title),
      text: expect.stringMatching(text) as string,
    });
  });

  it('paid out is mailed with the amount', () => {
    const { ask, decide, store, order, project } = openLibrary({ amountPaise: 499_900 });
    ask();
    decide('approved');
    decide('refunded');
    const mail = store.mails.all().at(-1)!;
    expect(mail.subject).toBe(`Your refund of ${project.title} is on its way`);
    expect(mail.text).toContain('₹4,999.00');
    expect(mail.link).toBe(`/payments?search=${order.id}`);
  });
});
