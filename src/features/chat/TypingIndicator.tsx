import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Typography from '@mui/material/Typography';
import type { User } from '@/api/accountApi';
import { TYPING_STOP_MS } from '@/config/constants';
import { type ChatSocket, onEvent } from '@/realtime/chatSocket';
import { usePause } from '@/ui/usePause';
import { readMessage } from './chatMessage';

/** Interval at which the typing signal is repeated, in milliseconds. */
const REPEAT_MS = TYPING_STOP_MS / 2;

type Typist = { id: number; name: string };

type TypingIndicatorProps = {
  typist: Typist | null;
  /** The customer's id, for staff, who may also see a colleague typing. */
  customerId?: number;
};

/** Shows who is typing; reserves its space to prevent layout shifts. */
export function TypingIndicator({ typist, customerId }: TypingIndicatorProps) {
  const isColleague = customerId !== undefined && typist?.id !== customerId;
  return (
    <Typography
      variant="caption"
      component="p"
      role="status"
      sx={{ minHeight: '1.75em', px: 2, color: 'text.secondary' }}
    >
      {typist && `${typist.name} is ${isColleague ? 'answering too' : 'typing'}…`}
    </Typography>
  );
}

type TypingOptions = { socket: ChatSocket | null; conversationId: number | null; user: User };

/**
 * Returns who is typing on the other side, and functions that signal the user's own typing, which
 * ends 2 s after the last input or on `stop` (specification, section 4: Chat widget).
 */
export function useTyping({ socket, conversationId, user }: TypingOptions) {
  const typist = useTypist(socket, conversationId, user.id);
  const toldAt = useRef<number | null>(null);
  const pause = usePause();

  const send = (isTyping: boolean) => {
    if (conversationId === null || !socket?.connected) return;
    socket.emit('typing', { conversationId, userId: user.id, userName: user.name, isTyping });
  };
  const stop = () => {
    pause.cancel();
    if (toldAt.current === null) return;
    toldAt.current = null;
    send(false);
  };
  const stopAtLast = useEffectEvent(stop);
  useEffect(() => () => stopAtLast(), []);

  const signal = () => {
    pause.after(TYPING_STOP_MS, stop);
    const now = performance.now();
    if (toldAt.current !== null && now - toldAt.current < REPEAT_MS) return;
    toldAt.current = now;
    send(true);
  };

  return { typist, signal, stop };
}

/** Returns who is typing, or null; reset by their message, and 2 s after the last event. */
function useTypist(socket: ChatSocket | null, conversationId: number | null, userId: number) {
  const [typist, setTypist] = useState<Typist | null>(null);
  const { after, cancel } = usePause();

  useEffect(() => {
    if (!socket) return;
    const end = () => {
      cancel();
      setTypist(null);
    };
    const stops = [
      onEvent(socket, 'user-typing', (event) => {
        // The user may be typing on another device.
        if (event.conversationId !== conversationId || event.userId === userId) return;
        end();
        if (!event.isTyping) return;
        setTypist({ id: event.userId, name: event.userName });
        after(TYPING_STOP_MS, end);
      }),
      onEvent(socket, 'message-received', (message) => {
        if (message.conversationId !== conversationId) return;
        const { senderId } = readMessage(message);
        setTypist((current) => (current?.id === senderId ? null : current));
      }),
    ];
    socket.on('disconnect', end);
    return () => {
      for (const stop of stops) stop();
      socket.off('disconnect', end);
      end();
    };
  }, [socket, conversationId, userId, after, cancel]);

  return typist;
}
