export { useOpenChat } from './useOpenChat';
