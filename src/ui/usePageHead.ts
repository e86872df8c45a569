import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '@/config/site';
import { toCanonicalPath, toSiteAddress } from '@/config/siteAddresses';
import { showInTab } from './documentTitle';
import { IndexingContext } from './IndexingContext';

/** Metadata of a page for browsers, search engines and link previews. */
export type PageHead = {
  /** Without the shop's name, which is appended. */
  title: string;
  /** One sentence; the shop's own by default. */
  description?: string;
  /** False keeps the page out of search results. Pages behind the login are never indexed. */
  isIndexed?: boolean;
  /** The address of the picture for link previews. */
  picture?: string | undefined;
};

/** A page's head with the path under which search engines index it, if they may. */
type CompleteHead = Omit<PageHead, 'isIndexed'> & { description: string; path: string | null };

/** Receives the head of a page that is prerendered. */
export const HeadContext = createContext<((head: CompleteHead) => void) | null>(null);

/**
 * Sets the document's title, description and canonical address while a page is shown. A page that
 * is kept out of search results has no canonical address, which would contradict that.
 *
 * The tags are set by hand, since React cannot replace those of public/index.html, which link
 * previews read without running scripts: it appends a second description and second `og:` tags, of
 * which the first count, and between two pages it leaves the document without the title of either.
 */
export function usePageHead({
  title,
  description = site.description,
  isIndexed = true,
  picture,
}: PageHead): void {
  const { pathname, search } = useLocation();
  const isOpen = useContext(IndexingContext) && isIndexed;
  const path = toCanonicalPath(pathname, search);
  useContext(HeadContext)?.({ title, description, picture, path: isOpen ? path : null });

  useEffect(() => {
    showInTab({ page: title });
    setTag('meta', 'description', description);
    setTag('meta', 'og:title', title);
    setTag('meta', 'og:description', description);
    setTag('meta', 'og:image', picture ? new URL(picture, toSiteAddress('/')).href : null);
  }, [title, description, picture]);

  useEffect(() => {
    setTag('meta', 'robots', isOpen ? null : 'noindex');
    setAddress(isOpen ? toSiteAddress(path) : null);
    return () => {
      // While the next page loads, the head must not describe its URL as this page.
      setTag('meta', 'robots', null);
      setAddress(null);
    };
  }, [isOpen, path]);
}

/** Sets the canonical address of the document, also for link previews, or removes it for null. */
function setAddress(address: string | null): void {
  setTag('link', 'canonical', address);
  setTag('meta', 'og:url', address);
}

/** Sets the value of a tag in the document's head, or removes the tag for null. */
function setTag(tag: 'meta' | 'link', name: string, value: string | null): void {
  // Link previews read `og:` names as properties.
  const metaAttribute = name.startsWith('og:') ? 'property' : 'name';
  const attribute = tag === 'link' ? 'rel' : metaAttribute;
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(attribute, name);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
}
