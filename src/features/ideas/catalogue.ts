import handWritten from './data/handWrittenIdeas.json';
import { IDEA_CATEGORIES, type IdeaCategory, type ProjectIdea } from './idea';

const IDEAS_BY_CATEGORY = handWritten as Record<
  IdeaCategory,
  readonly Omit<ProjectIdea, 'id' | 'category'>[]
>;

/** The 150 hand-written ideas, in the order of the categories, with ids from 1. */
export const IDEA_CATALOGUE: readonly ProjectIdea[] = IDEA_CATEGORIES.flatMap((category) =>
  IDEAS_BY_CATEGORY[category].map((idea) => ({ ...idea, category })),
).map((idea, index) => ({ id: index + 1, ...idea }));

/**
 * The same ideas in display order: categories alternate and neighbours differ in difficulty, so
 * that the first page has something for every visitor.
 */
export const ALTERNATING_IDEAS: readonly ProjectIdea[] = IDEA_CATEGORIES.flatMap(
  (category, offset) => {
    const ideas = IDEA_CATALOGUE.filter((idea) => idea.category === category);
    return ideas.map((_idea, turn) => ({ turn, idea: ideas[(turn + offset) % ideas.length]! }));
  },
)
  .sort((a, b) => a.turn - b.turn)
  .map(({ idea }) => idea);
