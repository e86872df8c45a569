import type { Difficulty, IdeaCategory } from './idea';

/** Matches every category, or every difficulty. */
export const ALL = 'All';

/** A filter for ideas (specification, section 5: idea search). */
export type IdeaFilter = {
  /** Text in the title, the description or a tag, ignoring case. */
  search: string;
  category: IdeaCategory | typeof ALL;
  difficulty: Difficulty | typeof ALL;
};

/** A filter and the page of its results. */
export type IdeaParameters = IdeaFilter & { page: number };
