/**
 * The categories of ideas, in the order of the filter, without "All" (specification, section 2:
 * Project Ideas).
 */
export const IDEA_CATEGORIES = [
  'Web Development',
  'Mobile Apps',
  'AI & Machine Learning',
  'E-commerce',
  'Social Media',
  'Finance & Banking',
  'Education',
  'Healthcare',
  'Entertainment',
  'Productivity',
  'IoT & Hardware',
] as const;
export type IdeaCategory = (typeof IDEA_CATEGORIES)[number];

/** Difficulty levels, easiest first. */
export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A project idea (specification, section 3: Project idea). */
export type ProjectIdea = {
  id: number;
  title: string;
  category: IdeaCategory;
  difficulty: Difficulty;
  description: string;
  tags: readonly string[];
};

/** Matches every category, or every difficulty. */
export const ALL = 'All';

/** A filter for ideas (specification, section 5: idea search). */
export type IdeaFilter = {
  /** Text in the title, the description or a tag, ignoring case. */
  search: string;
  category: IdeaCategory | typeof ALL;
  difficulty: Difficulty | typeof ALL;
};
