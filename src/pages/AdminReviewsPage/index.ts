export { AdminReviewsPage as default } from './AdminReviewsPage';
