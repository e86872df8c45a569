export { AdminProjectsPage as default } from './AdminProjectsPage';
