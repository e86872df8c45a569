import type { ProjectIdea } from '../idea';

/** An idea in the file of its category; the catalogue adds the id and the category. */
export type HandWrittenIdea = Omit<ProjectIdea, 'id' | 'category'>;
