import { chatReducer, ChatWidget } from '@/features/chat/widget';
import { rootReducer } from '../store/rootReducer';

rootReducer.inject({ reducerPath: 'chat', reducer: chatReducer });

/** The chat, whose slice joins the store when it is loaded. */
export default ChatWidget;
