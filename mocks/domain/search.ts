import {
  foldTexts,
  hasWholeWord,
  hasWord,
  makeSearch,
  readSearch,
  type SearchWord,
} from '@/lib/search';
import type { DomainContext } from './context';
import type { ProjectRow, UserRow } from './model';

/** More than fillers can weigh together. */
const WEIGHT_OF_NEEDED = 1000;

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

/** The searched texts of a project, folded, the most telling first. */
const fieldsOf = oncePerRow(
  ({ title, category, technologies, shortDescription, features }: ProjectRow) => [
    foldTexts(title),
    foldTexts(category),
    foldTexts(...technologies),
    foldTexts(shortDescription, ...features),
  ],
);

/** The same in one text. */
export const projectTexts = oncePerRow((row: ProjectRow) => fieldsOf(row).join(''));

/** The title, category and technologies of a project, folded. */
export const nameTexts = oncePerRow((row: ProjectRow) => fieldsOf(row).slice(0, 3).join(''));

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
      const [title] = fieldsOf(store.projects.get(row.projectId)!);
      return isSearched(ownTexts(row) + title! + personTexts(store.users.get(row.userId)!));
    };
  };
}

/** Returns the points of a word: more for a more telling field, and for a whole word; 0 if no field has it. */
function pointsOf(fields: readonly string[], word: SearchWord): number {
  const field = fields.findIndex((folded) => hasWord(folded, word));
  if (field === -1) return 0;
  return 2 * (fields.length - field) + (hasWholeWord(fields[field]!, word) ? 1 : 0);
}

/** What a search finds: each project with its rank, higher for a better match. */
export type ProjectSearch = {
  ranks: ReadonlyMap<ProjectRow, number>;
  /** No project has all words; these have most of them. */
  isClosest: boolean;
};

/**
 * Finds the projects with all words of a search or, if there is none, those with most of them: at
 * least half.
 */
export function searchProjects(rows: readonly ProjectRow[], search: string): ProjectSearch {
  const { needed, fillers } = readSearch(search);
  const whole = foldTexts(search);
  const matches = rows.map((row) => {
    const fields = fieldsOf(row);
    const points = needed.map((word) => pointsOf(fields, word));
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    const tie = sum(fillers.map((word) => pointsOf(fields, word))) + (fields[0] === whole ? 1 : 0);
    return {
      row,
      count: points.filter(Boolean).length,
      rank: sum(points) * WEIGHT_OF_NEEDED + tie,
    };
  });
  const most = Math.max(0, ...matches.map(({ count }) => count));
  const isFound = most > 0 && most * 2 >= needed.length;
  const found = isFound ? matches.filter(({ count }) => count === most) : [];
  return {
    ranks: new Map(found.map(({ row, rank }) => [row, rank])),
    isClosest: isFound && most < needed.length,
  };
}
