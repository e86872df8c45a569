import type { User } from '@/api/accountApi';
import { logFailure } from '@/lib/log';
import { useAppDispatch, useAppSelector, useAppStore } from '@/lib/storeHooks';
import type { ChatSocket } from '@/realtime/chatSocket';
import { newEntry, type ChatEntry } from './chatLog';
import {
  conversationLoaded,
  selectChat,
  sendingFailed,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
} from './chatSlice';
import { useFetchConversation } from './useFetchConversation';
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
 * fails (specification, section 5: Chat message); it can be retried, and is saved once.
 */
export function useSendMessage({ socket, isConnected, user, onSent }: SendOptions) {
  const { conversationId, entries } = useAppSelector(selectChat);
  const fetchConversation = useFetchConversation();
  const post = usePostMessage(socket, user);
  const dispatch = useAppDispatch();
  const store = useAppStore();

  const deliver = async (entry: ChatEntry) => {
    const { key, text } = entry;
    const { conversationId: current } = selectChat(store.getState());
    if (current === null) return;
    const id = await post(current, entry);
    dispatch(id === null ? sendingFailed({ key, text }) : sendingSucceeded({ key, id }));
    if (id !== null) onSent();
  };

  const resend = async (entry: ChatEntry) => {
    const { key, text } = entry;
    dispatch(sendingRetried({ key, text }));
    // The first attempt may have been saved although its response was lost.
    await fetchConversation().then(
      (conversation) => dispatch(conversationLoaded(conversation)),
      (error: unknown) => logFailure('Looking for a message', error),
    );
    const { entries: found } = selectChat(store.getState());
    if (found.some(({ key: each, id }) => each === key && id !== null)) onSent();
    else await deliver(entry);
  };

  return {
    send: (written: string): void => {
      const text = written.trim();
      if (!text || conversationId === null || !isConnected) return;
      const failed = entries.find((entry) => entry.delivery === 'failed' && entry.text === text);
      if (failed) {
        void resend(failed);
        return;
      }
      const entry = newEntry(user, text);
      dispatch(sendingStarted(entry));
      void deliver(entry);
    },
    retry: (entry: ChatEntry): void => void resend(entry),
  };
}
