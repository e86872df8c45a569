import { useCallback } from 'react';
import { useOpenConversationMutation } from '@/api/chatApi';
import { readMessages } from './chatMessage';

const WAITING = 'waiting';

/**
 * Returns a function that fetches the user's conversation, or opens one. It resolves to the conversation
 * with its valid messages and whether it is new to staff, and rejects when the request fails.
 */
export function useFetchConversation() {
  const [openConversation] = useOpenConversationMutation();
  return useCallback(async () => {
    const { conversationId, status, ...response } = await openConversation().unwrap();
    const messages = readMessages(response.messages, conversationId);
    return { conversationId, messages, isNew: status === WAITING && messages.length === 0 };
  }, [openConversation]);
}
