import { formatDecimal } from './decimals';

/** Parses a whole number from a number or a numeric string; anything else, or less than 0, is 0. */
export function parseCount(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 0;
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** Formats a count: 1,20,000. */
export function formatCount(value: unknown): string {
  return formatDecimal(parseCount(value), 0);
}
