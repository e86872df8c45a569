import type { ProjectIdea } from './idea';

/** Generates ideas one at a time. */
export type IdeaGenerator = {
  /** Number of ideas. */
  count: number;
  /** Returns the idea at a zero-based position; deterministic. */
  ideaAt: (position: number) => ProjectIdea;
};
