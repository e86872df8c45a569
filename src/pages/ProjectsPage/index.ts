export { ProjectsPage as default } from './ProjectsPage';
