export { AdminLoadError } from './AdminLoadError';
export { AdminRoom } from './AdminRoom';
