/** JavaScript represents numbers of up to fifteen digits exactly. */
const DIGITS = /^\d{1,15}$/;

/** Parses an id, which databases with 64-bit ids send as digits; null for anything else. */
export function readId(value: unknown): number | null {
  if (typeof value === 'string' && DIGITS.test(value)) return Number(value);
  return Number.isSafeInteger(value) ? (value as number) : null;
}
