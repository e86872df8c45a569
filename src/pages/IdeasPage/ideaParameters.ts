import {
  ALL,
  DIFFICULTIES,
  IDEA_CATEGORIES,
  type IdeaFilter,
  type IdeaParameters,
} from '@/features/ideas';
import { parseChoice, parsePage, parseSearch } from '@/lib/addresses';

/** The filter that matches every idea. */
export const NO_FILTER: IdeaFilter = { search: '', difficulty: ALL, category: ALL };

/** Options of the difficulty filter. */
export const DIFFICULTY_CHOICES = [ALL, ...DIFFICULTIES] as const;
/** Options of the category filter. */
export const CATEGORY_CHOICES = [ALL, ...IDEA_CATEGORIES] as const;

/**
 * Parses the URL parameters (specification, section 4: Project Ideas page state); missing or
 * unknown ones fall back to defaults.
 */
export function parseIdeaParameters(query: URLSearchParams): IdeaParameters {
  return {
    search: parseSearch(query.get('search')),
    difficulty: parseChoice(DIFFICULTY_CHOICES, query.get('difficulty'), ALL),
    category: parseChoice(CATEGORY_CHOICES, query.get('category'), ALL),
    page: parsePage(query.get('page')),
  };
}

/** Serialises the parameters; defaults are omitted. */
export function toIdeaQuery({ search, difficulty, category, page }: IdeaParameters) {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (difficulty !== ALL) query.set('difficulty', difficulty);
  if (category !== ALL) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query;
}
