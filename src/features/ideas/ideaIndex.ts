import type { ProjectIdea } from './idea';
import { ALL, type IdeaFilter } from './ideaFilter';
import { workInSlices } from './timeSlices';

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

/** A search that was made among the first `size` ideas, and the places of those that it found. */
type Search = IdeaFilter & { size: number; found: Uint32Array };

/** Whether everything that `filter` matches is among what `earlier` found. */
function narrows(filter: IdeaFilter, earlier: Search): boolean {
  return (
    filter.search.includes(earlier.search) &&
    [ALL, filter.category].includes(earlier.category) &&
    [ALL, filter.difficulty].includes(earlier.difficulty)
  );
}

function isOfKind(idea: ProjectIdea, { category, difficulty }: IdeaFilter): boolean {
  return [ALL, idea.category].includes(category) && [ALL, idea.difficulty].includes(difficulty);
}

/** How many searches are remembered, for what narrows them and for those who go back. */
const REMEMBERED = 8;

/**
 * Makes an empty index. A search that narrows one of the last looks only through what that one found.
 */
export function createIdeaIndex(): IdeaIndex {
  const ideas: ProjectIdea[] = [];
  // Apart from the ideas, so that a search passes through them as fast as memory allows.
  const texts: string[] = [];
  let recent: Search[] = [];

  async function search(filter: IdeaFilter, signal?: AbortSignal): Promise<IdeaMatches | null> {
    const wanted = { ...filter, search: filter.search.toLowerCase() };
    const { search: text, category, difficulty } = wanted;
    const size = ideas.length;
    const candidates = recent
      .filter((earlier) => earlier.size === size && narrows(wanted, earlier))
      .map((earlier) => earlier.found)
      .sort((a, b) => a.length - b.length)[0];
    const count = candidates?.length ?? size;
    const found = new Uint32Array(count);
    let total = 0;
    const isLimited = category !== ALL || difficulty !== ALL;
    const isDone = await workInSlices(
      0,
      count,
      (from, to) => {
        // Variables of this function alone, which the engine keeps in registers.
        let end = total;
        for (let step = from; step < to; step += 1) {
          const place = candidates ? candidates[step]! : step;
          if (texts[place]!.includes(text) && (!isLimited || isOfKind(ideas[place]!, wanted))) {
            found[end] = place;
            end += 1;
          }
        }
        total = end;
      },
      signal,
    );
    if (!isDone) return null;
    const matches = found.slice(0, total);
    recent = [{ ...wanted, size, found: matches }, ...recent].slice(0, REMEMBERED);
    return {
      total,
      slice: (start, end) => Array.from(matches.subarray(start, end), (place) => ideas[place]!),
    };
  }

  return {
    add: (idea) => {
      ideas.push(idea);
      texts.push([...idea.tags, idea.title, idea.description].join(SEPARATOR).toLowerCase());
    },
    search,
  };
}
