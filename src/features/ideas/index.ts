export { ALL, DIFFICULTIES, IDEA_CATEGORIES, type IdeaFilter, type ProjectIdea } from './idea';
export { IdeaCard, IdeaCardSkeleton } from './IdeaCard';
export { IdeaGrid } from './IdeaGrid';
export { findIdeas, useIdeas } from './useIdeas';
