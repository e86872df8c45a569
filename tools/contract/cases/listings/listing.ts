import { UNKNOWN_TEXT } from '../unknown';

/** An entry of a list, as JSON has it. */
export type Item = Record<string, unknown>;

/** How the values of a sort compare. */
export type SortKind = 'text' | 'number' | 'time';

/** A filter of a list, made from an entry that it has to let through. */
export type Filter = {
  /** The query parameter. */
  parameter: string;
  valueOf: (item: Item) => string | number | null;
  lets: (item: Item, value: string | number) => boolean;
};

/** An operation that answers a list page by page, and what its query promises. */
export type Listing = {
  operationId: string;
  /** Name of the list in the answer. */
  items: string;
  isForAdmins: boolean;
  idOf: (item: Item) => unknown;
  /** The fields that it can be sorted by, each also the name of the sort. */
  sorts: Record<string, SortKind>;
  defaultSort: string;
  /** Entries of a page when no limit is given. */
  defaultLimit: number;
  /** The texts that a search looks into. */
  searchedIn: (item: Item) => unknown[];
  filters: Filter[];
};

/** A page as it is answered. */
export type Page = { items: Item[]; total: number; totalPages: number };

/** True when one of the texts that a search looks into holds the wanted text. */
export function matchesSearch(listing: Listing, item: Item, wanted: string): boolean {
  return listing
    .searchedIn(item)
    .some((text) => typeof text === 'string' && text.toLowerCase().includes(wanted.toLowerCase()));
}

/** A word of an entry that a search for it has to find; a text that nothing holds when it has none. */
export function wordOf(listing: Listing, item: Item): string {
  const texts = listing.searchedIn(item).filter((text) => typeof text === 'string');
  return /\p{L}{4,}/u.exec(texts.join(' '))?.[0] ?? UNKNOWN_TEXT;
}
