import type { User } from '@/api/accountApi';
import { useSendChatMessageMutation } from '@/api/chatApi';
import { toRequestFailure } from '@/api/errors';
import { chatMessages } from '@/config/chatMessages';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import type { ChatSocket } from '@/realtime/chatSocket';
import { announceMessage } from './announceMessage';
import type { ChatEntry } from './chatLog';

/**
 * Returns a function that saves a message and then announces it over the socket. It resolves to the
 * backend's id, or to null after showing a failure.
 */
export function usePostMessage(socket: ChatSocket | null, user: User) {
  const [sendMessage] = useSendChatMessageMutation();
  const toast = useToast();

  return async (
    conversationId: number,
    { text, sentAt }: Pick<ChatEntry, 'text' | 'sentAt'>,
  ): Promise<number | null> => {
    try {
      const { messageData } = await sendMessage({
        sendMessageRequest: { conversationId, message: text, messageType: 'text' },
      }).unwrap();
      const { id } = messageData;
      if (socket) announceMessage(socket, user, { id, conversationId, text, sentAt });
      return id;
    } catch (error) {
      logFailure('Sending a chat message', error);
      // An ended session redirects to login, so no message is needed.
      if (toRequestFailure(error).status !== 401) toast.error(chatMessages.sendFailed);
      return null;
    }
  };
}
