export { AdminChatPage as default } from './AdminChatPage';
