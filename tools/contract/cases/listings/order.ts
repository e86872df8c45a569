import type { Item, SortKind } from './listing';

const toNumber: Record<SortKind, (value: unknown) => number> = {
  number: Number,
  time: (value) => Date.parse(String(value)),
  text: () => Number.NaN,
};

/** True unless every usual way to compare texts says that the second one comes before the first. */
function isTextInOrder(one: string, other: string): boolean {
  const [low, lowOther] = [one.toLowerCase(), other.toLowerCase()];
  return one <= other || low <= lowOther || one.localeCompare(other, 'en') <= 0;
}

function isInOrder(kind: SortKind, one: unknown, other: unknown): boolean {
  if (kind === 'text') return isTextInOrder(String(one), String(other));
  return toNumber[kind](one) <= toNumber[kind](other);
}

/**
 * The first two neighbours that stand the wrong way round, if there are any. Where texts are
 * concerned every common collation is accepted; where null stands is left to the backend.
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
