import { useEffect, useRef } from 'react';
import { useTellOpenedFromMutation } from '@/api/chatApi';
import { site } from '@/config/site';

const TITLE_MAX_LENGTH = 200;
const PATH_MAX_LENGTH = 300;

/** Returns the page that is shown now, without its number of unread messages and the shop's name. */
function readPage() {
  const { pathname, search } = window.location;
  const title = document.title.replace(/^\(\d+\) /, '').replace(` · ${site.siteName}`, '');
  return {
    title: (title || site.siteName).slice(0, TITLE_MAX_LENGTH),
    path: `${pathname}${search}`.slice(0, PATH_MAX_LENGTH),
  };
}

/**
 * Remembers the page on which the panel was opened; the returned function tells staff, once per
 * opening. Staff can do without it, so a failure is not reported.
 */
export function useOpenedFrom(): () => void {
  const [tell] = useTellOpenedFromMutation();
  const page = useRef<ReturnType<typeof readPage>>(null);
  useEffect(() => {
    page.current = readPage();
  }, []);
  return () => {
    if (!page.current) return;
    void tell({ openedFrom: page.current });
    page.current = null;
  };
}
