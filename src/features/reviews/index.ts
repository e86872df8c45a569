export { RatingBadge } from './RatingBadge';
export { RatingStars } from './RatingStars';
export { ReviewsSkeleton } from './ReviewsSkeleton';
export { parseRating } from './rating';
