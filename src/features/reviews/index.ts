export { ProjectQuestions, ProjectReviews } from './ProjectReviews';
