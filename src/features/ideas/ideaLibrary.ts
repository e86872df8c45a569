import { IDEAS_PER_PAGE } from '@/config/constants';
import type { Features } from '@/config/switches';
import { logFailure } from '@/lib/log';
import type { IdeaGenerator, ProjectIdea } from './idea';
import { createIdeaIndex, type IdeaIndex } from './ideaIndex';
import { workInSlices } from './timeSlices';

type IdeasSource = Features['ideasSource'];

/** The ideas available so far. */
export type LibraryState = {
  index: IdeaIndex;
  /** `filling` until every idea is available; ideas arrive in order. */
  status: 'filling' | 'complete' | 'failed';
};

/** The ideas of a source, loaded and generated on the first subscription. */
export type IdeaLibrary = {
  getState: () => LibraryState;
  subscribe: (listener: () => void) => () => void;
  /** Starts over after a failure. */
  retry: () => void;
};

type Fill = { source: IdeasSource; add: (idea: ProjectIdea) => void; announce: () => void };

async function loadGenerator(source: IdeasSource): Promise<IdeaGenerator> {
  if (source === 'generated') {
    const { createIdeaGenerator } = await import('./generateIdeas');
    return createIdeaGenerator();
  }
  const { createIdeaComposer } = await import('./composeIdeas');
  return createIdeaComposer();
}

async function fillGenerated({ source, add, announce }: Fill): Promise<void> {
  const { count, ideaAt } = await loadGenerator(source);
  const addIdeas = (from: number, to: number) => {
    for (let position = from; position < to; position += 1) add(ideaAt(position));
  };
  addIdeas(0, IDEAS_PER_PAGE);
  announce();
  await workInSlices(IDEAS_PER_PAGE, count, addIdeas);
}

async function fill(wanted: Fill): Promise<void> {
  const { source, add, announce } = wanted;
  if (source !== 'generated') {
    const { ALTERNATING_IDEAS } = await import('./catalogue');
    ALTERNATING_IDEAS.forEach(add);
    announce();
  }
  if (source !== 'catalogue') await fillGenerated(wanted);
}

function createIdeaLibrary(source: IdeasSource): IdeaLibrary {
  const listeners = new Set<() => void>();
  let state: LibraryState = { index: createIdeaIndex(), status: 'filling' };
  let isStarted = false;

  function announce(changes: Partial<LibraryState> = {}): void {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  }
  function start(): void {
    isStarted = true;
    const { index } = state;
    fill({ source, add: index.add, announce })
      .then(() => announce({ status: 'complete' }))
      .catch((error: unknown) => {
        logFailure('Loading the ideas', error);
        announce({ status: 'failed' });
      });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!isStarted) start();
      return () => listeners.delete(listener);
    },
    retry: () => {
      announce({ index: createIdeaIndex(), status: 'filling' });
      start();
    },
  };
}

const libraries = new Map<IdeasSource, IdeaLibrary>();

/** Returns the library of a source; cached, so that returning to the page finds it filled. */
export function getIdeaLibrary(source: IdeasSource): IdeaLibrary {
  const library = libraries.get(source) ?? createIdeaLibrary(source);
  libraries.set(source, library);
  return library;
}
