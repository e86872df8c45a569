import { useCallback } from 'react';
import { useOpenConversationMutation } from '@/api/chatApi';
import { readMessages } from './chatMessage';

/**
 * Returns a function that fetches the user's conversation, or opens one. It resolves to the conversation
 * with its valid messages, and rejects when the request fails.
 */
export function useFetchConversation() {
  const [openConversation] = useOpenConversationMutation();
  return useCallback(async () => {
    const { conversationId, status, messages } = await openConversation().unwrap();
    return { conversationId, status, messages: readMessages(messages) };
  }, [openConversation]);
}
