import type { Suggestions } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/counts';

/** A suggestion and its URL. */
export type SuggestionOption = {
  text: string;
  detail: string;
  to: string;
  /** Title of the group that starts with this option. */
  heading?: string;
};

/** Returns the suggestions as one list: categories, then projects. */
export function toOptions(suggestions: Suggestions | undefined): SuggestionOption[] {
  const categories = suggestions?.categories ?? [];
  const projects = suggestions?.projects ?? [];
  return [
    ...categories.map(({ value, count }, index) => ({
      text: value,
      detail: count === 1 ? '1 project' : `${formatCount(count)} projects`,
      to: paths.projectCategory(value),
      ...(index === 0 && { heading: 'Categories' }),
    })),
    ...projects.map(({ id, title, category }, index) => ({
      text: title,
      detail: category ?? '',
      to: paths.project(id),
      ...(index === 0 && { heading: 'Projects' }),
    })),
  ];
}
