import { useEffect } from 'react';
import { useGetUnreadCountQuery } from '@/api/chatApi';
import { UNREAD_POLL_MS } from '@/config/constants';
import { offers } from '@/config/offers';

/** The channel on which a tab tells the shop's other tabs that answers were read. */
const CHANNEL = 'chat-read';

/** Tells the other tabs that the user has read the answers up to one, given by its id. */
export function tellAnswersRead(id: number): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/** Calls a listener with the last answer that a tab has told as read; returns a function that ends it. */
export function onAnswersRead(listener: (id: number) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  // A tab with an older version of the shop tells no id.
  channel.onmessage = ({ data }: MessageEvent<number | null>) => listener(data ?? 0);
  return () => channel.close();
}

/**
 * Returns the number of answers that the user has not read, while `isWanted`: counted again every
 * minute, when the tab comes to the front and when another tab has shown them. 0 if the backend does
 * not count them.
 */
export function useUnreadCount(isWanted: boolean): number {
  const isCounted = isWanted && offers('unread');
  const { currentData, refetch } = useGetUnreadCountQuery(undefined, { skip: !isCounted });

  useEffect(() => {
    if (!isCounted) return;
    const count = () => void refetch();
    const onFront = () => {
      if (document.visibilityState === 'visible') count();
    };
    const timer = setInterval(count, UNREAD_POLL_MS);
    const stopListening = onAnswersRead(count);
    document.addEventListener('visibilitychange', onFront);
    return () => {
      clearInterval(timer);
      stopListening();
      document.removeEventListener('visibilitychange', onFront);
    };
  }, [isCounted, refetch]);
  return currentData?.unread_count ?? 0;
}
