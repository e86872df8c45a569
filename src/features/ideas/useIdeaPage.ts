import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { IDEAS_PER_PAGE } from '@/config/constants';
import { getFeatures } from '@/config/features';
import { clampPage } from '@/lib/pageWindow';
import type { ProjectIdea } from './idea';
import type { IdeaParameters } from './ideaFilter';
import { getIdeaLibrary } from './ideaLibrary';

/** A page of the ideas that match. */
export type IdeaPage = {
  /** What was asked for. */
  parameters: IdeaParameters;
  ideas: readonly ProjectIdea[];
  /** The page that was asked for, moved into those that there are. */
  page: number;
  totalPages: number;
  /** How many ideas match, on all pages together. */
  total: number;
  /** False while ideas are still coming, and the figures may rise. */
  isComplete: boolean;
};

/**
 * The ideas of a page under a filter, by the switch `ideasSource`; `parameters` has to stay the same
 * object as long as nothing changes. `found` is undefined at first; then the last page stays until the
 * next one is there, and finding it never holds up what is typed.
 */
export function useIdeaPage(parameters: IdeaParameters) {
  const library = getIdeaLibrary(getFeatures().ideasSource);
  const state = useSyncExternalStore(library.subscribe, library.getState);
  const [found, setFound] = useState<IdeaPage>();

  // A layout effect, which begins the search at once: its first slice is often all that it takes.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const isComplete = state.status === 'complete';
    const find = async () => {
      const matches = await state.index.search(parameters, controller.signal);
      if (!matches || controller.signal.aborted) return;
      const { page } = parameters;
      const { total } = matches;
      const totalPages = Math.ceil(total / IDEAS_PER_PAGE);
      const shown = isComplete ? clampPage(page, totalPages) : page;
      const ideas = matches.slice((shown - 1) * IDEAS_PER_PAGE, shown * IDEAS_PER_PAGE);
      // At once, for it belongs into the frame that is being made.
      flushSync(() => setFound({ parameters, ideas, page: shown, totalPages, total, isComplete }));
    };
    void find();
    return () => controller.abort();
  }, [state, parameters]);

  return { found, hasFailed: state.status === 'failed', retry: library.retry };
}
