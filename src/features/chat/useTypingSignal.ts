import { useEffect, useEffectEvent, useRef } from 'react';
import { TYPING_STOP_MS } from '@/config/constants';

/** Interval at which the typing signal is repeated, in milliseconds. */
const REPEAT_MS = TYPING_STOP_MS / 2;

/**
 * Signals that the user is typing; 2 s after the last input, or on `stop`, signals the end
 * (specification, section 4: Chat widget).
 */
export function useTypingSignal(send: (isTyping: boolean) => void) {
  const toldAt = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    if (toldAt.current === null) return;
    toldAt.current = null;
    send(false);
  };
  const stopAtLast = useEffectEvent(stop);
  useEffect(() => () => stopAtLast(), []);

  const signal = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, TYPING_STOP_MS);
    const now = performance.now();
    if (toldAt.current !== null && now - toldAt.current < REPEAT_MS) return;
    toldAt.current = now;
    send(true);
  };

  return { signal, stop };
}
