export {
  ALL,
  DIFFICULTIES,
  IDEA_CATEGORIES,
  type IdeaFilter,
  ideaPath,
  type ProjectIdea,
  SUITS,
} from './idea';
export { CATEGORY_STYLES, CategoryTile, IdeaCard, IdeaCardSkeleton } from './IdeaCard';
export { IdeaGrid } from './IdeaGrid';
export { findIdeas, type FoundIdeas, useIdeas } from './useIdeas';
