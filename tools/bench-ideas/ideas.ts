import { IDEA_CATALOGUE } from '@/features/ideas/catalogue';
import { createIdeaComposer } from '@/features/ideas/composed/composeIdeas';
import type { ProjectIdea } from '@/features/ideas/idea';
import { audiencesFor } from '@/features/ideas/measurement';

/** Returns the ideas that the page shows: the default ones, or about as many as `wanted`. */
export function makeIdeas(wanted?: number): ProjectIdea[] {
  const { count, ideaAt } = createIdeaComposer(wanted ? audiencesFor(wanted) : undefined);
  return [
    ...IDEA_CATALOGUE,
    ...Array.from({ length: count }, (_entry, position) => ideaAt(position)),
  ];
}

/** Counts the ideas that match a search, with a naive filter. */
export function countMatches(ideas: readonly ProjectIdea[], search: string): number {
  const wanted = search.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  return ideas.filter(
    ({ title, description, tags }) => matches(title) || matches(description) || tags.some(matches),
  ).length;
}
