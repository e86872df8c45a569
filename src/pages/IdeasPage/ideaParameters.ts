import {
  ALL,
  DIFFICULTIES,
  IDEA_CATEGORIES,
  type IdeaFilter,
  type IdeaParameters,
} from '@/features/ideas';
import { parseChoice, parsePage, parseSearch } from '@/lib/addressParameters';

/** The state of the page when nothing was chosen. */
export const NO_FILTER: IdeaFilter = { search: '', difficulty: ALL, category: ALL };

/** The choices of the difficulty filter. */
export const DIFFICULTY_CHOICES = [ALL, ...DIFFICULTIES] as const;
/** The choices of the category filter. */
export const CATEGORY_CHOICES = [ALL, ...IDEA_CATEGORIES] as const;

/**
 * Reads the address (specification, section 4: Project Ideas page state); whatever is missing or unknown becomes the
 * default.
 */
export function parseIdeaParameters(query: URLSearchParams): IdeaParameters {
  return {
    search: parseSearch(query.get('search')),
    difficulty: parseChoice(DIFFICULTY_CHOICES, query.get('difficulty'), ALL),
    category: parseChoice(CATEGORY_CHOICES, query.get('category'), ALL),
    page: parsePage(query.get('page')),
  };
}

/** The address of the page; defaults are left out. */
export function toIdeaQuery({ search, difficulty, category, page }: IdeaParameters) {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (difficulty !== ALL) query.set('difficulty', difficulty);
  if (category !== ALL) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query;
}
