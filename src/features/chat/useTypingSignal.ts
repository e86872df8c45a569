import { useEffect, useEffectEvent, useRef } from 'react';
import { TYPING_STOP_MS } from '@/config/constants';

/** How often the other side is reminded while somebody goes on typing, in milliseconds. */
const REPEAT_MS = TYPING_STOP_MS / 2;

/**
 * Tells the other side that somebody types, and 2 s after the last input, or at once by `stop`, that
 * they do not any more (specification, section 4: Chat widget).
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
