import { ALL, type IdeaFilter, type ProjectIdea } from './idea';
import { workInSlices } from './timeSlices';

/** A searchable list of ideas, in insertion order. */
export type IdeaIndex = {
  add: (idea: ProjectIdea) => void;
  /** Resolves to the matching ideas, or to null when `signal` aborts the search. */
  search: (filter: IdeaFilter, signal?: AbortSignal) => Promise<IdeaMatches | null>;
};

/** Search results: the total and access to any range. */
export type IdeaMatches = {
  total: number;
  slice: (start: number, end: number) => ProjectIdea[];
};

/** Separates the fields in an idea's text; a search text has no line breaks. */
const SEPARATOR = '\n';

/** A completed search of the first `size` ideas, with the positions of its results. */
type Search = IdeaFilter & { size: number; found: Uint32Array };

/** Whether all matches of `filter` are among the results of `earlier`. */
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

/** Number of searches kept, so that narrower searches and going back are fast. */
const MAX_RECENT = 8;

/** Creates an empty index. A search that narrows a recent one scans only its results. */
export function createIdeaIndex(): IdeaIndex {
  const ideas: ProjectIdea[] = [];
  // Kept apart from the ideas, so that a search scans contiguous memory.
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
        // A local variable, which the engine keeps in a register.
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
    recent = [{ ...wanted, size, found: matches }, ...recent].slice(0, MAX_RECENT);
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
