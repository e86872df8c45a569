import { useCallback, useEffect, useState } from 'react';
import { ideasSource } from '@/config/ideaCount';
import type { Features } from '@/config/switches';
import { addItem, find, type Finding, type Index, makeIndex } from '@/lib/finder';
import { logFailure } from '@/lib/log';
import { ALL, type IdeaFilter, type ProjectIdea, SUITS } from './idea';

type IdeasSource = Features['ideasSource'];

/** What a search needs of ideas: their words, and their texts in lower case. */
type IdeaIndex = Index & { lowerTexts: string[] };

/** The ideas that are loaded so far, in the order of the page. */
type LoadedIdeas = {
  ideas: readonly ProjectIdea[];
  status: 'loading' | 'complete' | 'failed';
};

const NONE: LoadedIdeas = { ideas: [], status: 'loading' };

/** Complete ideas by source, so that returning to the page finds them. */
const loaded = new Map<IdeasSource, LoadedIdeas>();

/** How many ideas are composed or indexed at once: all would block a phone for some 400 ms. */
const BATCH_SIZE = 500;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function loadComposer(source: IdeasSource): Promise<Iterable<ProjectIdea>> {
  const { composeIdeas, composedSource, toGeneratedSource } = await import('./composeIdeas');
  if (source !== 'generated') return composeIdeas(composedSource);
  return composeIdeas(toGeneratedSource((await import('./data/phrases.json')).default));
}

/** Loads the ideas of a source; `report` is called with the first ones and with all of them. */
async function loadIdeas(source: IdeasSource, report: (loaded: LoadedIdeas) => void) {
  const ideas: ProjectIdea[] = [];
  if (source !== 'generated') {
    const { default: handWritten } = await import('./data/handWrittenIdeas.json');
    ideas.push(...(handWritten as ProjectIdea[]));
    report({ ideas: [...ideas], status: 'loading' });
  }
  if (source !== 'catalogue') {
    for (const idea of await loadComposer(source)) {
      ideas.push(idea);
      if (ideas.length % BATCH_SIZE === 0) await nextTask();
    }
  }
  const complete = { ideas, status: 'complete' } as const;
  loaded.set(source, complete);
  report(complete);
}

/** Adds an idea to an index. */
export function indexIdea(index: IdeaIndex, idea: ProjectIdea): void {
  const { title, category, tags, description, difficulty } = idea;
  addItem(index, [title, [category], tags, description, [difficulty, ...SUITS[difficulty]]]);
  // A line break, which no search contains, keeps a search from matching across two fields.
  index.lowerTexts.push([title, description, ...tags].join('\n').toLowerCase());
}

/** Returns an index without ideas. */
export const makeIdeaIndex = (): IdeaIndex => ({ ...makeIndex(), lowerTexts: [] });

const indices = new WeakMap<readonly ProjectIdea[], Promise<IdeaIndex>>();

async function indexIdeas(ideas: readonly ProjectIdea[]): Promise<IdeaIndex> {
  const index = makeIdeaIndex();
  for (const [place, idea] of ideas.entries()) {
    indexIdea(index, idea);
    if ((place + 1) % BATCH_SIZE === 0) await nextTask();
  }
  return index;
}

/**
 * Returns the ideas of the source that `ideasSource` selects, while and after they are loaded, and their index once they
 * are searched: until then, nothing is spent on it.
 */
export function useIdeas(isSearched = false) {
  const source = ideasSource();
  const [state, setState] = useState(loaded.get(source) ?? NONE);
  const [index, setIndex] = useState<IdeaIndex>();
  const load = useCallback(() => {
    if (loaded.has(source)) return;
    loadIdeas(source, setState).catch((error: unknown) => {
      logFailure('Loading the ideas', error);
      setState({ ideas: [], status: 'failed' });
    });
  }, [source]);
  useEffect(load, [load]);
  const { ideas, status } = state;
  useEffect(() => {
    if (!isSearched || status !== 'complete') return;
    const indexing = indices.get(ideas) ?? indexIdeas(ideas);
    indices.set(ideas, indexing);
    void indexing.then(setIndex);
  }, [isSearched, status, ideas]);
  const retry = () => {
    setState(NONE);
    load();
  };
  return { ...state, index, retry };
}

/** The ideas that a filter finds, the best first, and how a search was understood. */
export type FoundIdeas = Omit<Finding, 'ranks'> & { ideas: readonly ProjectIdea[] };

/** What is found while a search waits for its index. */
const NO_IDEAS: FoundIdeas = { ideas: [], isClosest: false, also: [] };

/**
 * Returns the ideas that match a filter. What has a search only as a part of its texts (specification, section 5) comes
 * last, so that "BCA" shows what suits a BCA before a webcam.
 */
export function findIdeas(
  ideas: readonly ProjectIdea[],
  index: IdeaIndex | undefined,
  { search, verbatim, category, difficulty }: IdeaFilter,
): FoundIdeas {
  const isChosen = (idea: ProjectIdea) =>
    (category === ALL || idea.category === category) &&
    (difficulty === ALL || idea.difficulty === difficulty);
  if (search === '') return { ...NO_IDEAS, ideas: ideas.filter(isChosen) };
  if (!index) return NO_IDEAS;
  const text = search.toLowerCase();
  const having = [...ideas.keys()].filter((item) => index.lowerTexts[item]!.includes(text));
  const { ranks, ...finding } = find(index, search, verbatim);
  const toChosen = (items: readonly number[]) => items.map((item) => ideas[item]!).filter(isChosen);
  // Others are shown only where no text has the search as it is.
  if (having.length > 0 && (finding.isClosest || finding.corrected || ranks.size === 0)) {
    return { ...NO_IDEAS, ideas: toChosen(having) };
  }
  const ranked = [...ranks].sort(([a, one], [b, other]) => other - one || a - b);
  const others = having.filter((item) => !ranks.has(item));
  return { ...finding, ideas: toChosen([...ranked.map(([item]) => item), ...others]) };
}
