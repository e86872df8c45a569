import { useEffect } from 'react';

const PREFIX = /^\(\d+\) /;

/** Prefixes the document title with the number of unread messages, on every page. */
export function useUnreadTitle(unreadCount: number): void {
  useEffect(() => {
    if (unreadCount === 0) return;
    const mark = () => {
      const title = `(${unreadCount}) ${document.title.replace(PREFIX, '')}`;
      if (document.title !== title) document.title = title;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(PREFIX, '');
    };
  }, [unreadCount]);
}
