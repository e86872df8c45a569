import { useCallback } from 'react';
import { useOpenConversationMutation } from '@/api/chatApi';
import { readMessages } from './chatMessage';

const WAITING = 'waiting';

/**
 * Returns a function that fetches or opens the user's conversation. It resolves to the
 * conversation, its valid messages and whether it is new to staff; rejects if the request fails.
 */
export function useFetchConversation() {
  const [openConversation] = useOpenConversationMutation();
  return useCallback(async () => {
    const { conversationId, status, ...response } = await openConversation().unwrap();
    const messages = readMessages(response.messages, conversationId);
    return { conversationId, messages, isNew: status === WAITING && messages.length === 0 };
  }, [openConversation]);
}
