import type { ProjectIdea } from './idea';
import { ALL, type IdeaFilter } from './ideaFilter';
import { forEachInSlices } from './timeSlices';

/** An idea with all its searchable text in lower case. */
type IndexedIdea = { idea: ProjectIdea; text: string };

/** Ideas that can be searched, in the order in which they were added. */
export type IdeaIndex = {
  add: (idea: ProjectIdea) => void;
  /** The ideas that match, or null when `signal` ended the search. */
  search: (filter: IdeaFilter, signal?: AbortSignal) => Promise<IdeaMatches | null>;
};

/** What a search found: how many ideas, and any stretch of them. */
export type IdeaMatches = {
  total: number;
  slice: (start: number, end: number) => ProjectIdea[];
};

/** Stands between the parts of an idea's text; a search text has no line breaks. */
const SEPARATOR = '\n';

type Search = IdeaFilter & { size: number; found: IndexedIdea[] };

/** Whether everything that `filter` matches is among what `earlier` found. */
function narrows(filter: IdeaFilter, earlier: Search): boolean {
  return (
    filter.search.includes(earlier.search) &&
    [ALL, filter.category].includes(earlier.category) &&
    [ALL, filter.difficulty].includes(earlier.difficulty)
  );
}

/** How many searches are remembered, for what narrows them and for those who go back. */
const REMEMBERED = 8;

/**
 * Makes an empty index. A search that narrows one of the last looks only through what that one found.
 */
export function createIdeaIndex(): IdeaIndex {
  const all: IndexedIdea[] = [];
  let recent: Search[] = [];

  async function search(filter: IdeaFilter, signal?: AbortSignal): Promise<IdeaMatches | null> {
    const wanted = { ...filter, search: filter.search.toLowerCase() };
    const { category, difficulty } = wanted;
    const size = all.length;
    const candidates = recent
      .filter((earlier) => earlier.size === size && narrows(wanted, earlier))
      .reduce((fewest, { found }) => (found.length < fewest.length ? found : fewest), all);
    const found: IndexedIdea[] = [];
    const isDone = await forEachInSlices(
      0,
      Math.min(candidates.length, size),
      (position) => {
        const candidate = candidates[position]!;
        const { idea, text } = candidate;
        if (category !== ALL && idea.category !== category) return;
        if (difficulty !== ALL && idea.difficulty !== difficulty) return;
        if (text.includes(wanted.search)) found.push(candidate);
      },
      signal,
    );
    if (!isDone) return null;
    recent = [{ ...wanted, size, found }, ...recent].slice(0, REMEMBERED);
    return {
      total: found.length,
      slice: (start, end) => found.slice(start, end).map(({ idea }) => idea),
    };
  }

  return {
    add: (idea) => {
      const text = [...idea.tags, idea.title, idea.description].join(SEPARATOR).toLowerCase();
      all.push({ idea, text });
    },
    search,
  };
}
