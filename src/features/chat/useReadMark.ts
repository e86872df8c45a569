import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMarkAnswersReadMutation } from '@/api/chatApi';
import { useAppSelector } from '@/lib/storeHooks';
import { selectChat } from './chatSlice';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageSeen = () => document.visibilityState !== 'hidden';

/** Marks answers as read as soon as the open panel shows them. */
export function useReadMark(): void {
  const { panel, entries } = useAppSelector(selectChat);
  const isSeen = useSyncExternalStore(subscribe, isPageSeen);
  const [markRead] = useMarkAnswersReadMutation();
  const lastMarked = useRef(0);
  const lastAnswer = entries.findLast(({ id, isFromCustomer }) => id !== null && !isFromCustomer);
  const id = lastAnswer?.id ?? 0;

  useEffect(() => {
    if (panel !== 'expanded' || !isSeen || id <= lastMarked.current) return;
    lastMarked.current = id;
    void markRead();
  }, [panel, isSeen, id, markRead]);
}
