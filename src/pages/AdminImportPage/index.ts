export { AdminImportPage as default } from './AdminImportPage';
