export { PlannedPage as default } from './PlannedPage';
