import type { User } from '@/api/accountApi';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import type { ChatSocket } from '@/realtime/chatSocket';
import { newEntry, type ChatEntry } from './chatLog';
import {
  selectChat,
  sendingFailed,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
} from './chatSlice';
import { usePostMessage } from './usePostMessage';

type SendOptions = {
  socket: ChatSocket | null;
  isConnected: boolean;
  user: User;
  /** Called after each message that was saved. */
  onSent: () => void;
};

/**
 * Sends the customer's messages. A message is shown at once and returns to the input when sending
 * fails (specification, section 5: Chat message); it can be retried.
 */
export function useSendMessage({ socket, isConnected, user, onSent }: SendOptions) {
  const { conversationId } = useAppSelector(selectChat);
  const post = usePostMessage(socket, user);
  const dispatch = useAppDispatch();

  const deliver = async (entry: ChatEntry) => {
    if (conversationId === null) return;
    const { key, text } = entry;
    const id = await post(conversationId, entry);
    dispatch(id === null ? sendingFailed({ key, text }) : sendingSucceeded({ key, id }));
    if (id !== null) onSent();
  };

  return {
    send: (written: string): void => {
      const text = written.trim();
      if (!text || conversationId === null || !isConnected) return;
      const entry = newEntry(user, text);
      dispatch(sendingStarted(entry));
      void deliver(entry);
    },
    retry: (entry: ChatEntry): void => {
      dispatch(sendingRetried({ key: entry.key, text: entry.text }));
      void deliver(entry);
    },
  };
}
