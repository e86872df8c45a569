export { AdminOverviewPage as default } from './AdminOverviewPage';
