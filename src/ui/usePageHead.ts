import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPrivatePath } from '@/config/indexing';
import { site } from '@/config/site';
import { toCanonicalPath, toSiteAddress } from '@/lib/siteAddress';
import { setCanonicalLink, setNamedMeta, setPropertyMeta } from './headElements';

/** What a page tells browsers, search engines and link previews about itself. */
export type PageHead = {
  /** Without the shop's name, which is added. */
  title: string;
  /** One sentence; the shop's own when it is left out. */
  description?: string;
  /** False keeps the page out of search results, as every page behind the login is anyway. */
  isIndexed?: boolean;
};

/**
 * Sets the document's title, description and canonical address while a page is shown. A page that is
 * kept out of search results has no canonical address, which would contradict that.
 */
export function usePageHead({
  title,
  description = site.description,
  isIndexed = true,
}: PageHead): void {
  const { pathname, search } = useLocation();
  const isOpen = isIndexed && !isPrivatePath(pathname);
  const path = toCanonicalPath(pathname, search);

  useEffect(() => {
    document.title = title === site.siteName ? title : `${title} · ${site.siteName}`;
    setNamedMeta('description', description);
    setPropertyMeta('og:title', title);
    setPropertyMeta('og:description', description);
  }, [title, description]);

  useEffect(() => {
    const address = isOpen ? toSiteAddress(path) : null;
    setNamedMeta('robots', isOpen ? null : 'noindex');
    setCanonicalLink(address);
    setPropertyMeta('og:url', address);
    return () => {
      // While the next page loads, nothing may say that its address is this page's.
      setNamedMeta('robots', null);
      setCanonicalLink(null);
      setPropertyMeta('og:url', null);
    };
  }, [isOpen, path]);
}
