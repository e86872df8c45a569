/** How the values of a sort field are compared. */
export type SortKind = 'text' | 'number' | 'time';

/** Returns whether at least one common collation allows this order. */
const isTextInOrder = (one: string, other: string) =>
  one <= other || one.toLowerCase() <= other.toLowerCase() || one.localeCompare(other, 'en') <= 0;

const isInOrder: Record<SortKind, (one: unknown, other: unknown) => boolean> = {
  text: (one, other) => isTextInOrder(String(one), String(other)),
  number: (one, other) => Number(one) <= Number(other),
  time: (one, other) => Date.parse(String(one)) <= Date.parse(String(other)),
};

/**
 * Returns the first two adjacent values in the wrong order; undefined if there are none. Accepts every
 * common collation of strings, and null anywhere.
 */
export function findDisorder(
  entries: readonly object[],
  field: string,
  kind: SortKind,
  direction: 'ASC' | 'DESC',
): [unknown, unknown] | undefined {
  const values = entries
    .map((entry) => (entry as Record<string, unknown>)[field])
    .filter((value) => value != null);
  for (let index = 1; index < values.length; index += 1) {
    const [one, other] = [values[index - 1], values[index]];
    const isRight = direction === 'ASC' ? isInOrder[kind](one, other) : isInOrder[kind](other, one);
    if (!isRight) return [one, other];
  }
  return undefined;
}
