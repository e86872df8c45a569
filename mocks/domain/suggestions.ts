import type { Suggestions, SuggestProjectsArg } from '@/api/generated/projects.gen';
import { foldTexts, makeSearch } from '@/lib/search';
import { trimVisible } from '@/lib/visibleText';
import { activeProjects } from './catalogue';
import type { DomainContext } from './context';
import { searchProjects } from './search';

const MOST_PROJECTS = 5;
const MOST_CATEGORIES = 3;

/** Returns the active projects that a search for the typed text finds, and categories with all its words. */
export function suggestProjects(
  context: DomainContext,
  { q = '' }: SuggestProjectsArg,
): Suggestions {
  if (trimVisible(q) === '') return { projects: [], categories: [] };
  const active = activeProjects(context);
  const { ranks, isClosest, corrected = q } = searchProjects(active, q);
  const projects = [...(isClosest ? [] : ranks)].sort(
    ([one, rank], [other, otherRank]) =>
      otherRank - rank || other.downloadCount - one.downloadCount,
  );
  const isSearched = makeSearch(corrected);
  const counts = new Map<string, number>();
  for (const { category } of active) {
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const categories = [...counts]
    .filter(([name]) => isSearched(foldTexts(name)))
    .sort(([, one], [, other]) => other - one);
  return {
    projects: projects
      .slice(0, MOST_PROJECTS)
      .map(([{ id, title, category }]) => ({ id, title, category })),
    categories: categories.slice(0, MOST_CATEGORIES).map(([value, count]) => ({ value, count })),
  };
}
