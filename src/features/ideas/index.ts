export {
  ALL,
  DIFFICULTIES,
  IDEA_CATEGORIES,
  type IdeaFilter,
  type IdeaParameters,
  type ProjectIdea,
} from './idea';
export { IdeaCard, IdeaCardSkeleton } from './IdeaCard';
export { IdeaGrid } from './IdeaGrid';
export { useIdeaPage, type IdeaPage } from './useIdeaPage';
