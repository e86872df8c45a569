export { AdminUsersPage as default } from './AdminUsersPage';
