import { CURRENCY_SYMBOL } from '@/config/constants';
import { formatDecimal } from './numbers';

const PAISE_PER_RUPEE = 100;

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

function format(rupees: number, fractionDigits: number): string {
  const sign = rupees < 0 ? '-' : '';
  return `${sign}${CURRENCY_SYMBOL}${formatDecimal(Math.abs(rupees), fractionDigits)}`;
}

/** Formats rupees with two decimals: ₹4,999.00. */
export function formatRupees(value: unknown): string {
  return format(parseRupees(value), 2);
}

/** Formats rupees without decimals, for totals: ₹4,999. */
export function formatWholeRupees(value: unknown): string {
  return format(parseRupees(value), 0);
}

/** Sums amounts in rupees exactly, by adding paise. */
export function sumRupees(values: readonly unknown[]): number {
  return values.reduce<number>((paise, value) => paise + toPaise(value), 0) / PAISE_PER_RUPEE;
}
