import type { User } from '@/api/accountApi';
import { isAborted } from '@/api/errors';
import { logFailure } from '@/lib/log';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store';
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
import { usePostMessage, useTellUnsent } from './usePostMessage';

type SendOptions = {
  isConnected: boolean;
  user: User;
  /** Called after each saved message. */
  onSent: () => void;
};

/**
 * Sends the customer's messages. A message is shown immediately; if sending fails, its text returns
 * to the input (specification, section 5: Chat message). Retries never save it twice.
 */
export function useSendMessage({ isConnected, user, onSent }: SendOptions) {
  const { conversationId, entries } = useAppSelector(selectChat);
  const fetchConversation = useFetchConversation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const findSaved = (key: string) =>
    selectChat(store.getState()).entries.find((entry) => entry.key === key)?.id ?? null;
  const post = usePostMessage(findSaved);
  const tellUnsent = useTellUnsent();

  const deliver = async (entry: ChatEntry) => {
    const { key, text } = entry;
    const { conversationId: current } = selectChat(store.getState());
    if (current === null) return;
    const id = await post(current, entry);
    if (id === null) {
      dispatch(sendingFailed({ key, text }));
      return;
    }
    dispatch(sendingSucceeded({ key, id, conversationId: current }));
    onSent();
  };

  const resend = async (entry: ChatEntry) => {
    const { key, text } = entry;
    dispatch(sendingRetried({ key, text }));
    // The first attempt may have been saved although its response was lost.
    try {
      dispatch(conversationLoaded(await fetchConversation()));
    } catch (error) {
      // The next request would be sent as another user, or as a guest.
      if (isAborted(error)) return;
      logFailure('Looking for a message', error);
      // Resending could save it twice.
      dispatch(sendingFailed({ key, text }));
      tellUnsent(error);
      return;
    }
    if (findSaved(key) === null) await deliver(entry);
    else onSent();
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
