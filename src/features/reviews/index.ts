export { ReviewsSkeleton } from './ReviewsSkeleton';
