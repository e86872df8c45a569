export { IdeasPage as default } from './IdeasPage';
