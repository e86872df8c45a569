export { AdminLoadError } from './AdminLoadError';
export { AdminNavigation } from './AdminNavigation';
export { AdminRoom } from './AdminRoom';
