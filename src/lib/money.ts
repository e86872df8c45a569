import { CURRENCY } from '@/config/constants';
import { once } from './once';

const PAISE_PER_RUPEE = 100;

// Formatters are slow to create, so the start of the app does without them.
const exactRupees = once(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: CURRENCY }),
);
const wholeRupees = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: CURRENCY,
      maximumFractionDigits: 0,
    }),
);

/** Parses rupees from a number or a numeric string; anything else is 0. */
export function parseRupees(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 0;
  const rupees = value === '' ? 0 : Number(value);
  return Number.isFinite(rupees) ? rupees : 0;
}

/** Converts rupees, as a number or a numeric string, to whole paise. */
export function toPaise(value: unknown): number {
  return Math.round(parseRupees(value) * PAISE_PER_RUPEE);
}

/** Formats rupees with two decimals: ₹4,999.00. */
export function formatRupees(value: unknown): string {
  return exactRupees().format(parseRupees(value));
}

/** Formats rupees without decimals, for totals: ₹4,999. */
export function formatWholeRupees(value: unknown): string {
  return wholeRupees().format(parseRupees(value));
}

/** Sums amounts in rupees exactly, by adding paise. */
export function sumRupees(values: readonly unknown[]): number {
  return values.reduce<number>((paise, value) => paise + toPaise(value), 0) / PAISE_PER_RUPEE;
}
