import type { Facet, Facets, ListProjectsArg } from '@/api/catalogApi';

/** What narrows the list, as arguments of its request; undefined for no filter. */
export type ListFilters = Omit<
  ListProjectsArg,
  'page' | 'limit' | 'search' | 'verbatim' | 'sort' | 'order'
>;

type ArgumentOf<Value> = {
  [Name in keyof ListFilters]-?: NonNullable<ListFilters[Name]> extends Value ? Name : never;
}[keyof ListFilters];

/** The kinds of filters, with the arguments that they set; the URL has their names with underscores. */
type Kinds = {
  /** Any or all of several names. */
  names: { name: ArgumentOf<string[]> };
  flag: { name: ArgumentOf<boolean>; label: string };
  /** The lowest number, one of several. */
  lowest: { name: ArgumentOf<number> };
  /** The lowest and the highest price, in rupees. */
  prices: { name: readonly [ArgumentOf<number>, ArgumentOf<number>] };
};

type Row<Kind extends keyof Kinds> = Kinds[Kind] & {
  kind: Kind;
  /** The heading of its choices; filters with the same one are one group. */
  title: string;
  /** Describes a choice outside its group, by default by its label alone. */
  describe?: (label: string) => string;
};

type KindOf<Counts> = Counts extends number
  ? 'flag'
  : Counts extends Facet[]
    ? 'names'
    : Counts extends unknown[]
      ? 'lowest'
      : 'prices';

/** A filter for each facet of openapi.yaml, whose form determines the kind. */
type FilterTable = { [Name in keyof Facets]-?: Row<KindOf<NonNullable<Facets[Name]>>> };

const table: FilterTable = {
  suits: { kind: 'names', name: 'suits', title: 'For', describe: (label) => `For ${label}` },
  with_report: { kind: 'flag', name: 'withReport', title: 'Comes with', label: 'With report' },
  with_demo: {
    kind: 'flag',
    name: 'hasDemo',
    title: 'Comes with',
    label: 'Has a live demo',
    describe: () => 'Live demo',
  },
  started_on: {
    kind: 'names',
    name: 'startedOn',
    title: 'Started on',
    describe: (label) => `Started on ${label}`,
  },
  categories: { kind: 'names', name: 'category', title: 'Category' },
  price: { kind: 'prices', name: ['minPrice', 'maxPrice'], title: 'Price' },
  technologies: { kind: 'names', name: 'technology', title: 'Technology' },
  ratings: {
    kind: 'lowest',
    name: 'minRating',
    title: 'Rating',
    describe: (label) => `Rated ${label}`,
  },
};

/** A filter with the facet that counts its choices. */
export type Filter = {
  [Name in keyof Facets]-?: FilterTable[Name] & { facet: Name };
}[keyof Facets];

/** A filter of a kind. */
export type FilterOf<Kind extends keyof Kinds> = Extract<Filter, { kind: Kind }>;

/** The filters of the list (extensions), in the order in which they are shown. */
export const FILTERS = Object.entries(table).map(([facet, row]) => ({ facet, ...row }) as Filter);
