import { UNKNOWN_TEXT } from '../unknownValues';

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

/** A page of a list. */
export type Page = { items: Item[]; total: number; totalPages: number };

/** Returns whether a searched text of the entry contains the given text, ignoring case. */
export function matchesSearch(listing: Listing, item: Item, wanted: string): boolean {
  return listing
    .searchedIn(item)
    .some((text) => typeof text === 'string' && text.toLowerCase().includes(wanted.toLowerCase()));
}

/** Returns a word of an entry to search for; `UNKNOWN_TEXT` if it has none. */
export function wordOf(listing: Listing, item: Item): string {
  const texts = listing.searchedIn(item).filter((text) => typeof text === 'string');
  return /\p{L}{4,}/u.exec(texts.join(' '))?.[0] ?? UNKNOWN_TEXT;
}
