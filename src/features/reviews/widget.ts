export { ReviewCard } from './ReviewCard';
export { ReviewsSection } from './ReviewsSection';
export { useReviews, type OwnReviewState } from './useReviews';
