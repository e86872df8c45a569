import type { Item, SortKind } from './listing';

const toNumber: Record<SortKind, (value: unknown) => number> = {
  number: Number,
  time: (value) => Date.parse(String(value)),
  text: () => Number.NaN,
};

/** Returns whether at least one common collation allows this order. */
function isTextInOrder(one: string, other: string): boolean {
  const [low, lowOther] = [one.toLowerCase(), other.toLowerCase()];
  return one <= other || low <= lowOther || one.localeCompare(other, 'en') <= 0;
}

function isInOrder(kind: SortKind, one: unknown, other: unknown): boolean {
  if (kind === 'text') return isTextInOrder(String(one), String(other));
  return toNumber[kind](one) <= toNumber[kind](other);
}

/**
 * Returns the first two adjacent values in the wrong order; undefined if there are none. Accepts every
 * common collation of strings, and null anywhere.
 */
export function findDisorder(
  items: readonly Item[],
  field: string,
  kind: SortKind,
  direction: 'ASC' | 'DESC',
): [unknown, unknown] | undefined {
  const values = items.map((item) => item[field]).filter((value) => value != null);
  for (let index = 1; index < values.length; index += 1) {
    const [one, other] = [values[index - 1], values[index]];
    const isRight = direction === 'ASC' ? isInOrder(kind, one, other) : isInOrder(kind, other, one);
    if (!isRight) return [one, other];
  }
  return undefined;
}
