import { useEffect, useEffectEvent, useMemo, type Dispatch, type SetStateAction } from 'react';
import type { User } from '@/api/accountApi';
import type { ChatSocket } from '@/realtime/chatSocket';
import { newEntry, withDelivery, withReceived, withSent, type ChatEntry } from './chatLog';
import { readMessage, readMessages } from './chatMessage';
import { usePostMessage } from './usePostMessage';

type StaffConversationOptions = {
  conversationId: number;
  /** The messages as the backend last answered them. */
  messages: unknown;
  socket: ChatSocket | null;
  isConnected: boolean;
  user: User;
  /** What came in or was written since then; kept by the caller for as long as it may be needed. */
  log: readonly [readonly ChatEntry[], Dispatch<SetStateAction<readonly ChatEntry[]>>];
};

/** A conversation as staff see it: its messages, live, and how to answer. */
export function useStaffConversation(options: StaffConversationOptions) {
  const { conversationId, messages, socket, isConnected, user, log } = options;
  const [own, setOwn] = log;
  const post = usePostMessage(socket, user);
  const entries = useMemo(() => withReceived(own, readMessages(messages)), [own, messages]);

  const receive = useEffectEvent((value: unknown) => {
    const message = readMessage(value);
    if (message?.conversationId !== conversationId) return;
    setOwn((current) => withReceived(current, [message]));
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
    const id = await post(conversationId, entry);
    setOwn((current) =>
      id === null ? withDelivery(current, entry.key, 'failed') : withSent(current, entry.key, id),
    );
    return id !== null;
  };

  /** Answers whether the message was sent. */
  const send = async (written: string): Promise<boolean> => {
    const text = written.trim();
    if (!text) return false;
    const entry = newEntry(user, text);
    setOwn((current) => [...current, entry]);
    return deliver(entry);
  };
  const retry = (entry: ChatEntry): void => {
    setOwn((current) => withDelivery(current, entry.key, 'sending'));
    void deliver(entry);
  };

  return { entries, send, retry };
}
