/** The public index of what the admin panel shows of a review, kept apart from the shop's section. */
export { ReviewStars } from './ReviewCard';
