import { formatDecimal } from './numbers';

/** Paise of a rupee. */
export const PAISE_PER_RUPEE = 100;

/** The sign of the currency (specification, section 9). */
export const RUPEE_SIGN = '₹';

/** Converts rupees to whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * PAISE_PER_RUPEE);

/** Parses rupees, rounded to paise, so that equal amounts are equal numbers; what is no number is 0. */
export function parseRupees(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 0;
  const rupees = toPaise(Number(value)) / PAISE_PER_RUPEE;
  return Number.isFinite(rupees) ? rupees : 0;
}

/** Digits, plain or grouped in the Indian or Western style, with at most two decimals. */
const TYPED =
  /^(?:₹|rs\.?|inr)?\s*((?:\d+|\d{1,2}(?:[,\s]\d{2})*[,\s]\d{3}|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d{1,2})?)(?:\s*\/-)?$/i;

/** Parses rupees as people type and paste them, such as ₹ 4,999.50 or Rs. 1,00,000; null for anything else. */
export function parseTypedRupees(text: string): number | null {
  const digits = TYPED.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits.replace(/[,\s]/g, ''));
}

function format(rupees: number, fractionDigits: number): string {
  const sign = rupees < 0 ? '-' : '';
  return `${sign}${RUPEE_SIGN}${formatDecimal(Math.abs(rupees), fractionDigits)}`;
}

/** Formats rupees with two decimals: ₹4,999.00. */
export const formatRupees = (rupees: number): string => format(rupees, 2);

/** Formats rupees with decimals only if there are paise: ₹4,999 and ₹99.50. */
export const formatExactRupees = (rupees: number): string =>
  format(rupees, Number.isInteger(rupees) ? 0 : 2);

/** Formats rupees rounded to whole ones: ₹4,999. */
export const formatWholeRupees = (rupees: number): string => format(rupees, 0);

/** Sums amounts in rupees exactly, by adding paise. */
export function sumRupees(amounts: readonly number[]): number {
  return amounts.reduce((paise, rupees) => paise + toPaise(rupees), 0) / PAISE_PER_RUPEE;
}
