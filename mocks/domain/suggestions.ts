import type { Suggestions, SuggestProjectsArg } from '@/api/generated/projects.gen';
import { activeProjects } from './catalogue';
import type { DomainContext } from './context';

const MOST_PROJECTS = 5;
const MOST_CATEGORIES = 3;

/**
 * Returns the rank of a match: 0 at the start of a name, 1 at the start of a word, 2 elsewhere; -1
 * without a match.
 */
function rankOf(name: string, text: string): number {
  const at = name.toLowerCase().indexOf(text);
  if (at <= 0) return at;
  return name.toLowerCase().includes(` ${text}`) ? 1 : 2;
}

/** Returns the entries whose name contains a text, the best first. */
function findNamed<Entry>(
  entries: readonly Entry[],
  text: string,
  { nameOf, weightOf }: { nameOf: (entry: Entry) => string; weightOf: (entry: Entry) => number },
): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(nameOf(entry), text) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank || weightOf(other.entry) - weightOf(one.entry))
    .map(({ entry }) => entry);
}

/** Returns active projects and categories whose name contains the typed text. */
export function suggestProjects(
  context: DomainContext,
  { q = '' }: SuggestProjectsArg,
): Suggestions {
  const text = q.trim().toLowerCase();
  if (text === '') return { projects: [], categories: [] };
  const active = activeProjects(context);
  const projects = findNamed(active, text, {
    nameOf: ({ title }) => title,
    weightOf: ({ downloadCount }) => downloadCount,
  });
  const counts = new Map<string, number>();
  for (const { category } of active) {
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const categories = findNamed([...counts], text, {
    nameOf: ([name]) => name,
    weightOf: ([, count]) => count,
  });
  return {
    projects: projects
      .slice(0, MOST_PROJECTS)
      .map(({ id, title, category }) => ({ id, title, category })),
    categories: categories.slice(0, MOST_CATEGORIES).map(([value, count]) => ({ value, count })),
  };
}
