export { InternshipsPage as default } from './InternshipsPage';
