import { IDEA_CATALOGUE } from '@/features/ideas/catalogue';
import { createIdeaGenerator } from '@/features/ideas/generated/generateIdeas';
import type { ProjectIdea } from '@/features/ideas/idea';
import { audiencesFor } from '@/features/ideas/measurement';

/** The ideas that the page holds: the usual ones, or as many as its address asks for. */
export function makeIdeas(wanted?: number): ProjectIdea[] {
  const { count, ideaAt } = createIdeaGenerator(wanted ? audiencesFor(wanted) : undefined);
  return [
    ...IDEA_CATALOGUE,
    ...Array.from({ length: count }, (_entry, position) => ideaAt(position)),
  ];
}

/** How many ideas a search finds, worked out the plain way. */
export function countMatches(ideas: readonly ProjectIdea[], search: string): number {
  const wanted = search.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  return ideas.filter(
    ({ title, description, tags }) => matches(title) || matches(description) || tags.some(matches),
  ).length;
}
