import { paths } from '@/config/paths';
import { toSlug } from '@/lib/slug';

/** The categories of ideas, in the order of the filter, without "All" (specification, section 2: Project Ideas). */
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

/** The courses and stages of a study that an idea suits, by its difficulty. */
export const SUITS: Readonly<Record<Difficulty, readonly string[]>> = {
  Beginner: ['BCA', 'Diploma', 'First year'],
  Intermediate: ['BCA', 'Diploma', 'MCA', 'B.Tech', 'Final year'],
  Advanced: ['MCA', 'B.Tech', 'Final year'],
};

/** A project idea (specification, section 3: Project idea). */
export type ProjectIdea = {
  id: number;
  title: string;
  category: IdeaCategory;
  difficulty: Difficulty;
  description: string;
  /** Who would use it, in the plural. */
  audience: readonly string[];
  tags: readonly string[];
};

/** Returns the address of an idea's page. */
export const ideaPath = ({ id, title }: Pick<ProjectIdea, 'id' | 'title'>): string =>
  paths.idea(`${id}-${toSlug(title)}`);

/** Matches every category, or every difficulty. */
export const ALL = 'All';

/** A filter for ideas (specification, section 5: idea search). */
export type IdeaFilter = {
  search: string;
  /** Whether the search is neither corrected nor looked for by what it also means. */
  verbatim: boolean;
  category: IdeaCategory | typeof ALL;
  difficulty: Difficulty | typeof ALL;
};
