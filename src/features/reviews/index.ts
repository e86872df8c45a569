export { ProjectReviews } from './ProjectReviews';
