import type { ProjectIdea } from '../idea';

/** An idea as written in its category's file; the id and the category are added by the catalogue. */
export type HandWrittenIdea = Omit<ProjectIdea, 'id' | 'category'>;
