import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { IDEAS_PER_PAGE } from '@/config/constants';
import { getFeatures } from '@/config/features';
import { clampPage } from '@/lib/pageWindow';
import type { IdeaParameters, ProjectIdea } from './idea';
import { getIdeaLibrary } from './ideaLibrary';

/** A page of matching ideas. */
export type IdeaPage = {
  /** The requested parameters. */
  parameters: IdeaParameters;
  ideas: readonly ProjectIdea[];
  /** The requested page, clamped to the existing pages. */
  page: number;
  totalPages: number;
  /** Number of matching ideas on all pages. */
  total: number;
  /** False while ideas are still loading and the totals may grow. */
  isComplete: boolean;
};

/**
 * Searches the ideas of the source selected by `ideasSource`; `parameters` must be referentially
 * stable. `found` is undefined at first and then keeps the last page until the next one is ready.
 * The search never blocks typing.
 */
export function useIdeaPage(parameters: IdeaParameters) {
  const library = getIdeaLibrary(getFeatures().ideasSource);
  const state = useSyncExternalStore(library.subscribe, library.getState);
  const [found, setFound] = useState<IdeaPage>();

  // A layout effect starts the search immediately; one time slice is often enough.
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
      // Synchronously, so that the results are part of the current frame.
      flushSync(() => setFound({ parameters, ideas, page: shown, totalPages, total, isComplete }));
    };
    void find();
    return () => controller.abort();
  }, [state, parameters]);

  return { found, hasFailed: state.status === 'failed', retry: library.retry };
}
