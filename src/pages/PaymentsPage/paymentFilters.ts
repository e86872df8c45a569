import type { Payment } from '@/api/paymentsApi';
import { receiptNumber, statusOf } from '@/features/receipts';
import { foldTexts, makeSearch } from '@/lib/search';
import { isRowOf, namesOf } from '@/lib/tables';
import { MILLISECONDS_PER_DAY, shopDayDigits } from '@/lib/time';

type Option = { value: string; label: string };

type PaymentFilter = {
  label: string;
  /** The label of no filter. */
  all: string;
  /** Returns the choices that these payments have. */
  options: (payments: readonly Payment[]) => Option[];
  matches: (payment: Payment, value: string, now: Date) => boolean;
};

const RECENT_DAYS = { '30d': 30, '365d': 365 } as const;

/** The year of the shop in which a payment was made; empty when its time is invalid. */
const yearOf = ({ purchase_date }: Payment) => shopDayDigits(purchase_date).slice(0, 4);

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean).sort();

/** The filters of the payment list, by the parameters of its address. */
export const PAYMENT_FILTERS = {
  status: {
    label: 'Status',
    all: 'All',
    options: (payments) =>
      distinct(payments.map(({ status }) => status)).map((status) => ({
        value: status,
        label: statusOf({ status }).label,
      })),
    matches: ({ status }, value) => status === value,
  },
  period: {
    label: 'Period',
    all: 'All time',
    options: (payments) => [
      { value: '30d', label: 'Last 30 days' },
      { value: '365d', label: 'Last 12 months' },
      ...distinct(payments.map(yearOf))
        .reverse()
        .map((year) => ({ value: year, label: year })),
    ],
    matches: (payment, value, now) =>
      isRowOf(RECENT_DAYS, value)
        ? now.getTime() - Date.parse(payment.purchase_date) <=
          RECENT_DAYS[value] * MILLISECONDS_PER_DAY
        : yearOf(payment) === value,
  },
} satisfies Record<string, PaymentFilter>;

/** The search and the filters of the payment list; an empty text means none. */
export type PaymentSelection = Record<'search' | keyof typeof PAYMENT_FILTERS, string>;

/** The ids and numbers of a payment, of which any part may be searched. */
const numbersOf = (payment: Payment) => [
  payment.orderId,
  payment.paymentId,
  receiptNumber(payment),
  payment.invoice?.number,
  payment.invoice?.credit_note?.number,
];

/** Selects payments by filters, words of the title, or a part of an id; a value that none has is no filter. */
export function selectPayments(
  payments: readonly Payment[],
  { search, ...values }: PaymentSelection,
  now: Date,
): Payment[] {
  const isSearched = makeSearch(search);
  const text = search.trim().toLowerCase();
  const chosen = namesOf(PAYMENT_FILTERS).filter((name) =>
    PAYMENT_FILTERS[name].options(payments).some(({ value }) => value === values[name]),
  );
  return payments.filter(
    (payment) =>
      chosen.every((name) => PAYMENT_FILTERS[name].matches(payment, values[name], now)) &&
      (isSearched(foldTexts(payment.title, ...numbersOf(payment))) ||
        numbersOf(payment).some((number) => number?.toLowerCase().includes(text))),
  );
}
