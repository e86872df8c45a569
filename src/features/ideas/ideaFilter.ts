import type { Difficulty, IdeaCategory } from './idea';

/** Matches every category, or every difficulty. */
export const ALL = 'All';

/** What ideas are looked for (specification, section 5: idea search). */
export type IdeaFilter = {
  /** Text that stands in the title, the description or a tag, in capitals or not. */
  search: string;
  category: IdeaCategory | typeof ALL;
  difficulty: Difficulty | typeof ALL;
};

/** A page of what is looked for. */
export type IdeaParameters = IdeaFilter & { page: number };
