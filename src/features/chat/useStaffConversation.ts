import { useEffect, useEffectEvent, useMemo, type Dispatch, type SetStateAction } from 'react';
import type { User } from '@/api/accountApi';
import type { ChatSocket } from '@/realtime/chatSocket';
import { newEntry, withDelivery, withReceived, withSent, type ChatEntry } from './chatLog';
import { readMessage, readMessages } from './chatMessage';
import { usePostMessage } from './usePostMessage';

type StaffConversationOptions = {
  conversationId: number;
  /** The messages in the backend's last response. */
  messages: unknown;
  socket: ChatSocket | null;
  isConnected: boolean;
  user: User;
  /** Messages received or written since then; the caller owns this state. */
  log: readonly [readonly ChatEntry[], Dispatch<SetStateAction<readonly ChatEntry[]>>];
};

/** Returns a conversation as staff see it: its live messages and functions to reply. */
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

  /** Sends a reply; returns whether that succeeded. */
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
