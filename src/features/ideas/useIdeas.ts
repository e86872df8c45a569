import { useCallback, useEffect, useState } from 'react';
import { ideasSource } from '@/config/ideaCount';
import type { Features } from '@/config/switches';
import { logFailure } from '@/lib/log';
import { once } from '@/lib/once';
import { foldTexts, makeSearch } from '@/lib/search';
import { ALL, type IdeaFilter, type ProjectIdea } from './idea';

type IdeasSource = Features['ideasSource'];

/** An idea and the texts in which a search looks for it, as they are and folded. */
type SearchableIdea = ProjectIdea & { texts: string; folded: () => string };

/** The ideas that are loaded so far, in the order of the page. */
type LoadedIdeas = {
  ideas: readonly SearchableIdea[];
  status: 'loading' | 'complete' | 'failed';
};

const NONE: LoadedIdeas = { ideas: [], status: 'loading' };

/** Complete ideas by source, so that returning to the page finds them. */
const loaded = new Map<IdeasSource, LoadedIdeas>();

/**
 * Number of ideas that are composed at once. All of them take about 100 ms, four times that on a
 * phone, so the page would not react meanwhile.
 */
const BATCH_SIZE = 500;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Prepares an idea for searches. */
export function toSearchable(idea: ProjectIdea): SearchableIdea {
  const texts = [idea.title, idea.description, ...idea.tags];
  return {
    ...idea,
    // A line break, which no search contains, keeps a search from matching across two fields.
    texts: texts.join('\n').toLowerCase(),
    folded: once(() => foldTexts(...texts)),
  };
}

async function loadComposer(source: IdeasSource): Promise<Iterable<ProjectIdea>> {
  const { composeIdeas, composedSource, toGeneratedSource } = await import('./composeIdeas');
  if (source !== 'generated') return composeIdeas(composedSource);
  return composeIdeas(toGeneratedSource((await import('./data/phrases.json')).default));
}

/** Loads the ideas of a source; `report` is called with the first ones and with all of them. */
async function loadIdeas(source: IdeasSource, report: (loaded: LoadedIdeas) => void) {
  const ideas: SearchableIdea[] = [];
  if (source !== 'generated') {
    const { default: handWritten } = await import('./data/handWrittenIdeas.json');
    ideas.push(...(handWritten as ProjectIdea[]).map(toSearchable));
    report({ ideas: [...ideas], status: 'loading' });
  }
  if (source !== 'catalogue') {
    for (const idea of await loadComposer(source)) {
      ideas.push(toSearchable(idea));
      if (ideas.length % BATCH_SIZE === 0) await nextTask();
    }
  }
  const complete = { ideas, status: 'complete' } as const;
  loaded.set(source, complete);
  report(complete);
}

/** Returns the ideas of the source that `ideasSource` selects, while and after they are loaded. */
export function useIdeas() {
  const source = ideasSource();
  const [state, setState] = useState(loaded.get(source) ?? NONE);
  const load = useCallback(() => {
    if (loaded.has(source)) return;
    loadIdeas(source, setState).catch((error: unknown) => {
      logFailure('Loading the ideas', error);
      setState({ ideas: [], status: 'failed' });
    });
  }, [source]);
  useEffect(load, [load]);
  const retry = () => {
    setState(NONE);
    load();
  };
  return { ...state, retry };
}

/**
 * Returns the ideas that match a filter. A search is a part of a text (specification, section 5); if
 * no idea has it, the ideas with all words of the search are found.
 */
export function findIdeas(
  ideas: readonly SearchableIdea[],
  { search, category, difficulty }: IdeaFilter,
): readonly ProjectIdea[] {
  const chosen = ideas.filter(
    (idea) =>
      (category === ALL || idea.category === category) &&
      (difficulty === ALL || idea.difficulty === difficulty),
  );
  const text = search.toLowerCase();
  const found = chosen.filter(({ texts }) => texts.includes(text));
  if (found.length > 0) return found;
  const hasAllWords = makeSearch(search);
  return chosen.filter(({ folded }) => hasAllWords(folded()));
}
