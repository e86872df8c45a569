import type { Suggestions } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/numbers';

/** A suggestion and its URL. */
export type SuggestionOption = {
  text: string;
  detail: string;
  to: string;
  /** Title of the group that starts with this option. */
  heading?: string;
};

/** Adds the title of a group to the first of its options. */
const toGroup = (heading: string, options: readonly SuggestionOption[]): SuggestionOption[] =>
  options.map((option, index) => (index === 0 ? { ...option, heading } : option));

/** Returns the suggestions as one list: categories, then projects. */
export function toOptions(suggestions: Suggestions | undefined): SuggestionOption[] {
  if (!suggestions) return [];
  const categories = suggestions.categories.map(({ value, count }) => ({
    text: value,
    detail: countOf(count, 'project'),
    to: paths.projectCategory(value),
  }));
  const projects = suggestions.projects.map(({ id, title, category }) => ({
    text: title,
    detail: category ?? '',
    to: paths.project(id),
  }));
  return [...toGroup('Categories', categories), ...toGroup('Projects', projects)];
}
