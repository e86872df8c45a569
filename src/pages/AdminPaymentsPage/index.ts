export { AdminPaymentsPage as default } from './AdminPaymentsPage';
