import { useSendChatMessageMutation } from '@/api/chatApi';
import { isAborted, toRequestFailure } from '@/api/errors';
import { chatMessages } from '@/config/chatMessages';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import type { ChatEntry } from './chatLog';

/** Returns a function that tells the user that a message was not sent. */
export function useTellUnsent() {
  const toast = useToast();
  return (error: unknown): void => {
    // An ended session redirects to login, so no message is needed.
    const hasEnded = isAborted(error) || toRequestFailure(error).status === 401;
    if (!hasEnded) toast.error(chatMessages.sendFailed);
  };
}

/**
 * Returns a function that saves a message. It resolves to the backend's id, or to null when that fails,
 * with a message unless the session has ended. `findSaved` returns the id of a message that was found in
 * the conversation while its request was in flight, or null.
 */
export function usePostMessage(findSaved: (key: string) => number | null) {
  const [sendMessage] = useSendChatMessageMutation();
  const tellUnsent = useTellUnsent();

  return async (conversationId: number, { key, text }: ChatEntry): Promise<number | null> => {
    try {
      const { messageData } = await sendMessage({
        sendMessageRequest: { conversationId, message: text, messageType: 'text' },
      }).unwrap();
      return messageData.id;
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
