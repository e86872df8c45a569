import { chatReducer, ChatWidget } from '@/features/chat/widget';
import { rootReducer } from '../store/rootReducer';

rootReducer.inject({ reducerPath: 'chat', reducer: chatReducer });

/** Renders the chat and injects its slice into the store. */
export default ChatWidget;
