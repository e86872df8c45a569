export { AdminRoom } from './AdminRoom';
