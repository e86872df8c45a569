import type { Payment } from '@/api/paymentsApi';
import { receiptNumber, statusOf } from '@/features/receipts';
import { foldTexts, makeSearch } from '@/lib/search';
import { MILLISECONDS_PER_DAY, shopDayDigits } from '@/lib/time';

const RECENT_DAYS = { '30d': 30, '365d': 365 } as const;

/** Filters of the payment list; an empty text means no filter. */
export type PaymentFilters = { search: string; status: string; period: string };

type Option = { value: string; label: string };

/** The year of the shop in which a payment was made; NaN when its time is invalid. */
const yearOf = ({ purchase_date }: Payment) =>
  parseInt(shopDayDigits(purchase_date).slice(0, 4), 10);

const isDefined = (year: number) => !Number.isNaN(year);

/** Returns the distinct statuses of the payments. */
export function statusOptions(payments: readonly Payment[]): Option[] {
  const statuses = [...new Set(payments.map(({ status }) => status))].filter(Boolean).sort();
  return [
    { value: '', label: 'All' },
    ...statuses.map((value) => ({ value, label: statusOf({ status: value }).label })),
  ];
}

/** Returns the recent periods, and the years that have payments, the latest first. */
export function periodOptions(payments: readonly Payment[]): Option[] {
  const years = [...new Set(payments.map(yearOf).filter(isDefined))].sort((a, b) => b - a);
  return [
    { value: '', label: 'All time' },
    { value: '30d', label: 'Last 30 days' },
    { value: '365d', label: 'Last 12 months' },
    ...years.map((year) => ({ value: String(year), label: String(year) })),
  ];
}

function isInPeriod(payment: Payment, period: string, now: Date): boolean {
  if (period === '') return true;
  if (period in RECENT_DAYS) {
    const days = RECENT_DAYS[period as keyof typeof RECENT_DAYS];
    const age = now.getTime() - Date.parse(payment.purchase_date);
    return age <= days * MILLISECONDS_PER_DAY;
  }
  return String(yearOf(payment)) === period;
}

/** The ids and numbers of a payment, of which any part may be searched. */
const numbersOf = (payment: Payment) => [
  payment.orderId,
  payment.paymentId,
  receiptNumber(payment),
  payment.invoice?.number,
  payment.invoice?.credit_note?.number,
];

/** Filters payments by status, period and the words of the title, or a part of an id or number. */
export function filterPayments(
  payments: readonly Payment[],
  { search, status, period }: PaymentFilters,
  now: Date,
): Payment[] {
  const isSearched = makeSearch(search);
  const text = search.trim().toLowerCase();
  return payments.filter(
    (payment) =>
      (status === '' || payment.status === status) &&
      isInPeriod(payment, period, now) &&
      (isSearched(foldTexts(payment.title, ...numbersOf(payment))) ||
        numbersOf(payment).some((number) => number?.toLowerCase().includes(text))),
  );
}
