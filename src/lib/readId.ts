/** Fifteen digits are a number that JavaScript keeps exactly. */
const DIGITS = /^\d{1,15}$/;

/** Reads an id, which a database with 64-bit ids sends as its digits; null for anything else. */
export function readId(value: unknown): number | null {
  if (typeof value === 'string' && DIGITS.test(value)) return Number(value);
  return Number.isSafeInteger(value) ? (value as number) : null;
}
