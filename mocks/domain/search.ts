import { addItem, find, type Finding, type Index, makeIndex } from '@/lib/finder';
import { foldTexts, makeSearch } from '@/lib/search';
import type { DomainContext } from './context';
import type { ProjectRow, UserRow } from './model';

/** Returns a function that computes something of each row once; a changed row is another object. */
export function oncePerRow<Row extends object, Value>(
  compute: (row: Row) => Value,
): (row: Row) => Value {
  const kept = new WeakMap<Row, Value>();
  return (row) => {
    const value = kept.get(row) ?? compute(row);
    kept.set(row, value);
    return value;
  };
}

/** What of a project its admins search in, folded. */
export const projectTexts = oncePerRow(
  ({ title, category, technologies, shortDescription, features }: ProjectRow) =>
    foldTexts(title, category, ...technologies, shortDescription, ...features),
);

const titleText = oncePerRow(({ title }: ProjectRow) => foldTexts(title));
const personTexts = oncePerRow(({ name, email }: UserRow) => foldTexts(name, email));

/**
 * Creates the search of rows that belong to a project and a customer: in texts of their own, the
 * project's title, and the customer's name and email.
 */
export function searchOf<Row extends { projectId: number; userId: number }>(
  textsOf: (row: Row) => readonly (string | null)[],
) {
  const ownTexts = oncePerRow((row: Row) => foldTexts(...textsOf(row)));
  return ({ store }: DomainContext, search = '') => {
    const isSearched = makeSearch(search);
    return (row: Row): boolean => {
      const title = titleText(store.projects.get(row.projectId)!);
      return isSearched(ownTexts(row) + title + personTexts(store.users.get(row.userId)!));
    };
  };
}

/** What a search finds: each project with its rank, higher for a better match. */
export type ProjectFinding = Omit<Finding, 'ranks'> & { ranks: ReadonlyMap<ProjectRow, number> };

let indexed: { rows: readonly ProjectRow[]; index: Index } | undefined;

/** Returns the index of rows; it is made again only where one has changed. */
function indexOf(rows: readonly ProjectRow[]): Index {
  const isSame = (row: ProjectRow, place: number) => row === indexed?.rows[place];
  if (indexed?.rows.length === rows.length && rows.every(isSame)) return indexed.index;
  const index = makeIndex();
  for (const row of rows) {
    addItem(index, [
      row.title,
      row.category ?? '',
      row.technologies,
      [row.shortDescription, ...row.features].join(' '),
      [...row.suits, ...row.documents.map((name) => name.replace('_', ' '))],
    ]);
  }
  indexed = { rows, index };
  return index;
}

/** Finds projects by the rule of the shop. */
export function searchProjects(
  rows: readonly ProjectRow[],
  search: string,
  isVerbatim?: boolean,
): ProjectFinding {
  const { ranks, ...finding } = find(indexOf(rows), search, isVerbatim);
  return { ...finding, ranks: new Map([...ranks].map(([item, rank]) => [rows[item]!, rank])) };
}
