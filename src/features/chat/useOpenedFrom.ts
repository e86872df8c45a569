import { useEffect, useRef } from 'react';
import { useTellOpenedFromMutation } from '@/api/chatApi';
import { offers } from '@/config/offers';
import { shorten } from '@/lib/text';
import { pageTitle } from '@/ui/documentTitle';
import type { ChatSubject } from './openChatEvent';

/** What the backend takes, in characters. */
const TITLE_MAX = 200;
const PATH_MAX = 300;

/** Returns the current page. */
function readPage(): ChatSubject {
  const { pathname, search } = window.location;
  return { title: pageTitle(), path: `${pathname}${search}` };
}

/**
 * Remembers the subject or page for which the panel was expanded; the returned function reports it
 * to staff, once per opening. Failures are ignored, because staff can do without it.
 */
export function useOpenedFrom(about: ChatSubject | null, isExpanded: boolean): () => void {
  const [tell] = useTellOpenedFromMutation();
  const page = useRef<ChatSubject>(null);
  useEffect(() => {
    if (!isExpanded) return;
    const { title, path } = about ?? readPage();
    page.current = { title: shorten(title, TITLE_MAX), path: path.slice(0, PATH_MAX) };
  }, [about, isExpanded]);
  return () => {
    if (!page.current || !offers('inbox')) return;
    void tell({ openedFrom: page.current });
    page.current = null;
  };
}
