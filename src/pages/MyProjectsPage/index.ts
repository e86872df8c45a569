export { MyProjectsPage as default } from './MyProjectsPage';
