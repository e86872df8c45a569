export { AdminProjectPage as default } from './AdminProjectPage';
