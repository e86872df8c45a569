/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { decideRefund, grantRefund } from './admin/refunds';
import type { DomainErrorKind } from './errors';
import { issueInvoice } from './invoices';
import type { OrderRow } from './model';
import { findPurchase } from './orders';
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
