import type { PaymentAnswer } from '@/api/generated/payments.gen';
import { isGstin, normalizeGstin } from '@/lib/gstin';
import { countCharacters } from '@/lib/text';
import { INDIA } from '@/lib/time';
import { requireProject } from './catalogue';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { type Fields, reject, toLine, toPlainText } from './fields';
import { issuedDetails } from './issuedDetails';
import type { InvoiceRow, OrderRow, UserRow } from './model';
import { requireOwnOrder, toPayment } from './orders';

type Details = Pick<InvoiceRow, 'businessName' | 'gstin'>;

const NAME_MAX = 120;
const FIRST_MONTH = 4;
const NUMBER_LENGTH = 6;

function readOptional(value: unknown, field: string): string | null {
  if (value === null) return null;
  const text = typeof value === 'string' ? toLine(toPlainText(value)) : '';
  if (text === '') reject('Please fill this in, or leave out both', field);
  return text;
}

function readDetails(fields: Fields): Details {
  const businessName = readOptional(fields.business_name, 'business_name');
  const typed = readOptional(fields.gstin, 'gstin');
  const gstin = typed === null ? null : normalizeGstin(typed);
  if (businessName !== null && countCharacters(businessName) > NAME_MAX) {
    reject(`The name can have at most ${NAME_MAX} characters`, 'business_name');
  }
  if (gstin !== null && !isGstin(gstin)) {
    reject('This is not a valid GSTIN. Please compare it with your certificate', 'gstin');
  }
  if (gstin !== null && businessName === null) {
    reject('Please give the name of the business', 'business_name');
  }
  if (businessName !== null && gstin === null) {
    reject('Please give the GSTIN of the business', 'gstin');
  }
  return { businessName, gstin };
}

/** Returns the financial year of a time as invoices name it: 26-27 from April 2026. */
function financialYear(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: INDIA,
    year: 'numeric',
    month: 'numeric',
  }).formatToParts(now);
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)!.value);
  const first = of('month') < FIRST_MONTH ? of('year') - 1 : of('year');
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** Orders and their documents are never deleted, so counting leaves no gaps. */
function nextNumber(
  { store, now }: DomainContext,
  series: string,
  numberOf: (invoice: InvoiceRow) => string | undefined,
): string {
  const prefix = `${series}/${financialYear(now())}/`;
  const issued = store.orders
    .all()
    .filter(({ invoice }) => invoice && numberOf(invoice)?.startsWith(prefix));
  return prefix + String(issued.length + 1).padStart(NUMBER_LENGTH, '0');
}

/** Returns the invoice of an order with its credit note, if any; null without an invoice. */
export function creditInvoice(context: DomainContext, { invoice }: OrderRow): InvoiceRow | null {
  if (!invoice || invoice.creditNote) return invoice;
  const number = nextNumber(context, 'CN', ({ creditNote }) => creditNote?.number);
  return { ...invoice, creditNote: { number, issuedAt: context.now().toISOString() } };
}

/** Issues the invoice of a paid order, once; the same details return the same invoice. */
export function issueInvoice(
  context: DomainContext,
  user: UserRow,
  orderId: string,
  fields: Fields,
): PaymentAnswer {
  const details = readDetails(fields);
  const order = requireOwnOrder(context, user, orderId);
  if (order.invoice) {
    const { businessName, gstin, number } = order.invoice;
    if (businessName !== details.businessName || gstin !== details.gstin) {
      throw new DomainError('conflict', `Invoice ${number} was issued and cannot be changed`);
    }
    return { payment: toPayment(context, order) };
  }
  if (order.status !== 'paid') {
    throw new DomainError('conflict', 'Only completed payments have an invoice');
  }
  const invoice = {
    number: nextNumber(context, 'LY', ({ number }) => number),
    issuedAt: context.now().toISOString(),
    ...details,
    issued: issuedDetails(user, requireProject(context, order.projectId)),
    creditNote: null,
  };
  return { payment: toPayment(context, context.store.orders.put({ ...order, invoice })) };
}
