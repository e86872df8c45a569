export { OfflinePage as default } from './OfflinePage';
