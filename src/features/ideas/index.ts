export { DIFFICULTIES, IDEA_CATEGORIES, type ProjectIdea } from './idea';
export { ALL, type IdeaFilter, type IdeaParameters } from './ideaFilter';
export { IdeaCard } from './IdeaCard';
export { IdeaCardSkeleton } from './IdeaCardSkeleton';
export { IdeaGrid } from './IdeaGrid';
export { useIdeaPage, type IdeaPage } from './useIdeaPage';
