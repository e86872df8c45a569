import type { Suggestions } from '@/api/catalogApi';
import { readText } from '@/api/read';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/countOf';
import { isRecord } from '@/lib/isRecord';
import { readId } from '@/lib/readId';

/** A suggestion and its URL. */
export type SuggestionOption = {
  text: string;
  detail: string;
  to: string;
  /** Title of the group that starts with this option. */
  heading?: string;
};

const recordsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

/** Adds the title of a group to the first of its options that have a text. */
const toGroup = (heading: string, options: readonly SuggestionOption[]): SuggestionOption[] =>
  options
    .filter(({ text }) => text !== '')
    .map((option, index) => (index === 0 ? { ...option, heading } : option));

/**
 * Returns the suggestions as one list: categories, then projects. Entries that a backend sends in
 * another form are left out.
 */
export function toOptions(suggestions: Suggestions | null | undefined): SuggestionOption[] {
  return [
    ...toGroup(
      'Categories',
      recordsOf(suggestions?.categories).map(({ value, count }) => ({
        text: readText(value),
        detail: countOf(count, 'project'),
        to: paths.projectCategory(readText(value)),
      })),
    ),
    ...toGroup(
      'Projects',
      recordsOf(suggestions?.projects).flatMap(({ id, title, category }) => {
        const known = readId(id);
        if (known === null) return [];
        return { text: readText(title), detail: readText(category), to: paths.project(known) };
      }),
    ),
  ];
}
