export { ProjectPage as default } from './ProjectPage';
