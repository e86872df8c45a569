import type { User } from '@/api/accountApi';
import { useOpenConversationMutation } from '@/api/chatApi';
import { useAppDispatch, useAppSelector, useAppStore } from '@/lib/storeHooks';
import type { ChatSocket } from '@/realtime/chatSocket';
import { newEntry, type ChatEntry } from './chatLog';
import { readMessages } from './chatMessage';
import {
  conversationLoaded,
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
 * fails (specification, section 5: Chat message); it can be retried, and is saved once.
 */
export function useSendMessage({ socket, isConnected, user, onSent }: SendOptions) {
  const { conversationId, entries } = useAppSelector(selectChat);
  const [openConversation] = useOpenConversationMutation();
  const post = usePostMessage(socket, user);
  const dispatch = useAppDispatch();
  const store = useAppStore();

  const deliver = async (entry: ChatEntry) => {
    if (conversationId === null) return;
    const { key, text } = entry;
    const id = await post(conversationId, entry);
    dispatch(id === null ? sendingFailed({ key, text }) : sendingSucceeded({ key, id }));
    if (id !== null) onSent();
  };

  /** Finds out whether an earlier attempt was saved although its response was lost. */
  const isSaved = async ({ key }: ChatEntry): Promise<boolean> => {
    const { data } = await openConversation();
    if (!data || data.conversationId !== conversationId) return false;
    dispatch(conversationLoaded({ conversationId, messages: readMessages(data.messages) }));
    return selectChat(store.getState()).entries.some(
      (entry) => entry.key === key && entry.id !== null,
    );
  };

  const resend = async (entry: ChatEntry) => {
    dispatch(sendingRetried({ key: entry.key, text: entry.text }));
    if (await isSaved(entry)) onSent();
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
