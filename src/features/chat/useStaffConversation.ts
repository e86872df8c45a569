import { useEffect, useEffectEvent, useMemo, type Dispatch, type SetStateAction } from 'react';
import type { User } from '@/api/accountApi';
import type { ChatSocket } from '@/realtime/chatSocket';
import { announceMessage } from './announceMessage';
import {
  newEntry,
  newlySaved,
  withDelivery,
  withLoaded,
  withSent,
  type ChatEntry,
} from './chatLog';
import { readMessage, readMessages, type ReceivedMessage } from './chatMessage';
import { usePostMessage, useTellUnsent } from './usePostMessage';

type StaffConversationOptions = {
  conversationId: number;
  /** The messages in the backend's last response. */
  messages: unknown;
  /** Reloads the conversation; resolves to its messages, rejects on failure. */
  reload: () => Promise<unknown>;
  /** Called with the text of a reply that was saved although its response was lost. */
  onFound: (text: string) => void;
  socket: ChatSocket | null;
  isConnected: boolean;
  user: User;
  /** All messages including unsaved ones; the caller owns this state. */
  log: readonly [readonly ChatEntry[], Dispatch<SetStateAction<readonly ChatEntry[]>>];
  /**
   * Ids, by key, of replies that appeared in a conversation during their request; owned by the
   * caller, since a request may outlast the shown conversation.
   */
  found: Map<string, number>;
};

/**
 * Returns a conversation as staff see it: its live messages and functions to reply, which resolve to
 * whether the reply was saved. A reply whose response was lost is saved once.
 */
export function useStaffConversation(options: StaffConversationOptions) {
  const { conversationId, messages, reload, onFound, socket, isConnected, user, found } = options;
  const [own, setOwn] = options.log;
  const post = usePostMessage((key) => found.get(key) ?? null);
  const tellUnsent = useTellUnsent();
  const loaded = useMemo(() => readMessages(messages, conversationId), [messages, conversationId]);
  const entries = useMemo(() => withLoaded(own, loaded), [own, loaded]);

  const settle = useEffectEvent((received: readonly ReceivedMessage[]) => {
    for (const { key, id, text, sentAt } of newlySaved(own, withLoaded(own, received))) {
      found.set(key, id);
      if (socket) announceMessage(socket, user, { id, conversationId, text, sentAt });
      onFound(text);
    }
    setOwn((current) => withLoaded(current, received));
  });
  useEffect(() => settle(loaded), [loaded]);

  const receive = useEffectEvent((value: unknown) => {
    const message = readMessage(value);
    if (message?.conversationId !== conversationId) return;
    setOwn((current) => withLoaded(current, [message]));
  });

  useEffect(() => {
    if (!socket) return;
    const listener = (value: unknown) => receive(value);
    socket.on('message-received', listener);
    return () => void socket.off('message-received', listener);
  }, [socket]);

  useEffect(() => {
    if (socket && isConnected) socket.emit('join-conversation', conversationId);
  }, [socket, isConnected, conversationId]);

  const deliver = async (entry: ChatEntry): Promise<boolean> => {
    const { key, text, sentAt } = entry;
    const id = await post(conversationId, entry);
    if (id === null) {
      setOwn((current) => withDelivery(current, key, 'failed'));
      return false;
    }
    // A reply that was found in the meantime is already announced.
    if (socket && !found.has(key)) {
      announceMessage(socket, user, { id, conversationId, text, sentAt });
    }
    setOwn((current) => withSent(current, key, id));
    return true;
  };

  const retry = async (entry: ChatEntry): Promise<boolean> => {
    setOwn((current) => withDelivery(current, entry.key, 'sending'));
    // The first attempt may have been saved although its response was lost.
    try {
      const saved = withLoaded(entries, readMessages(await reload(), conversationId));
      if (newlySaved([entry], saved).length > 0) return true;
    } catch (error) {
      // Resending could save it twice.
      setOwn((current) => withDelivery(current, entry.key, 'failed'));
      tellUnsent(error);
      return false;
    }
    return deliver(entry);
  };
  const send = async (written: string): Promise<boolean> => {
    const text = written.trim();
    if (!text) return false;
    const failed = entries.find((entry) => entry.delivery === 'failed' && entry.text === text);
    if (failed) return retry(failed);
    const entry = newEntry(user, text);
    setOwn((current) => [...current, entry]);
    return deliver(entry);
  };

  return { entries, send, retry };
}
