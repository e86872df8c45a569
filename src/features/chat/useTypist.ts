import { useEffect, useRef, useState } from 'react';
import { TYPING_STOP_MS } from '@/config/constants';
import type { ChatSocket } from '@/realtime/chatSocket';
import { readMessage, readTyping } from './chatMessage';

type TypistOptions = {
  socket: ChatSocket | null;
  conversationId: number | null;
  /** The user whose own typing is ignored. */
  userId: number | undefined;
};

/** Who is typing. */
export type Typist = { id: number; name: string };

/**
 * Returns who is typing on the other side, or null; reset by their message, and 2 s after the last
 * event.
 */
export function useTypist({ socket, conversationId, userId }: TypistOptions): Typist | null {
  const [typist, setTypist] = useState<Typist | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!socket) return;
    const end = () => {
      clearTimeout(timer.current);
      setTypist(null);
    };
    const follow = (value: unknown) => {
      const event = readTyping(value);
      if (!event || event.conversationId !== conversationId || event.userId === userId) return;
      end();
      if (!event.isTyping) return;
      setTypist({ id: event.userId, name: event.userName });
      timer.current = setTimeout(end, TYPING_STOP_MS);
    };
    const onMessage = (value: unknown) => {
      const message = readMessage(value);
      if (!message || message.conversationId !== conversationId) return;
      setTypist((current) => (current?.id === message.senderId ? null : current));
    };
    socket.on('user-typing', follow);
    socket.on('message-received', onMessage);
    socket.on('disconnect', end);
    return () => {
      socket.off('user-typing', follow);
      socket.off('message-received', onMessage);
      socket.off('disconnect', end);
      end();
    };
  }, [socket, conversationId, userId]);

  return typist;
}
