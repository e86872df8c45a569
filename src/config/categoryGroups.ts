import groups from './content/categoryGroups.json';

/** Fewer categories stay one list. */
const LEAST_GROUPED = 20;

/** Returns the categories of the group that a category belongs to; none if it belongs to none. */
export const groupOf = (category: string | null): readonly string[] =>
  groups.find(({ categories }) => categories.some((name) => name === category))?.categories ?? [];

/**
 * Sorts categories into the groups of content/categoryGroups.json, those that it does not name
 * last. Returns no groups if the categories are few, or if it does not name most of them.
 */
export function groupCategories<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): { name: string; entries: Entry[] }[] {
  const others = entries.filter((entry) => groupOf(nameOf(entry)).length === 0);
  if (entries.length < LEAST_GROUPED || others.length * 2 > entries.length) return [];
  return [
    ...groups.map(({ name, categories }) => ({
      name,
      entries: entries.filter((entry) => categories.includes(nameOf(entry))),
    })),
    { name: 'Other', entries: others },
  ].filter((group) => group.entries.length > 0);
}
