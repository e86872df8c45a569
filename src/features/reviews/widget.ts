export { ReviewCard } from './ReviewCard';
export { ReviewsSection } from './ReviewsSection';
export { useReviews } from './useReviews';
