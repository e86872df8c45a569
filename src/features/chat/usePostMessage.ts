import { useSendChatMessageMutation } from '@/api/chatApi';
import { isAborted, toRequestFailure } from '@/api/errors';
import { toKeyHeader } from '@/api/idempotencyKeys';
import { chatMessages } from '@/config/chatMessages';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { readId } from '@/lib/readId';
import type { ChatEntry } from './chatLog';

/** Returns a function that reports an unsent message. */
export function useTellUnsent() {
  const toast = useToast();
  return (error: unknown): void => {
    // An ended session redirects to login, so no message is needed.
    const hasEnded = isAborted(error) || toRequestFailure(error).status === 401;
    if (!hasEnded) toast.error(chatMessages.sendFailed);
  };
}

/**
 * Returns a function that saves a message. It resolves to the backend's id, or to null on failure,
 * which it reports unless the session has ended. `findSaved` returns the id of a message that
 * appeared in the conversation during the request, or null.
 */
export function usePostMessage(findSaved: (key: string) => number | null) {
  const [sendMessage] = useSendChatMessageMutation();
  const tellUnsent = useTellUnsent();

  return async (conversationId: number, { key, text }: ChatEntry): Promise<number | null> => {
    try {
      const { messageData } = await sendMessage({
        // A message that was not sent may follow into another conversation.
        ...toKeyHeader(`${conversationId}-${key}`),
        sendMessageRequest: { conversationId, message: text, messageType: 'text' },
      }).unwrap();
      const id = readId(messageData.id);
      if (id === null) throw new TypeError('The response does not name the message');
      return id;
    } catch (error) {
      if (isAborted(error)) return null;
      logFailure('Sending a chat message', error);
      const saved = findSaved(key);
      if (saved !== null) return saved;
      tellUnsent(error);
      return null;
    }
  };
}
