/** A JSON entry of a list. */
export type Item = Record<string, unknown>;

/** How the values of a sort field are compared. */
export type SortKind = 'text' | 'number' | 'time';

/** A filter of a list, tested with the value of an existing entry, which must match. */
export type Filter = {
  /** The query parameter. */
  parameter: string;
  valueOf: (item: Item) => string | number | null;
  lets: (item: Item, value: string | number) => boolean;
};

/** A paged list operation and its query parameters. */
export type Listing = {
  operationId: string;
  /** Name of the list in the response body. */
  items: string;
  isForAdmins: boolean;
  idOf: (item: Item) => unknown;
  /** Sort fields; each name is also the value of the `sort` parameter. */
  sorts: Record<string, SortKind>;
  defaultSort: string;
  /** Page size without a `limit` parameter. */
  defaultLimit: number;
  /** Returns the texts of an entry that a search covers. */
  searchedIn: (item: Item) => unknown[];
  filters: Filter[];
};

/** Returns whether a searched text of the entry contains the given text, ignoring case. */
export function matchesSearch(listing: Listing, item: Item, wanted: string): boolean {
  return listing
    .searchedIn(item)
    .some((text) => typeof text === 'string' && text.toLowerCase().includes(wanted.toLowerCase()));
}

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
