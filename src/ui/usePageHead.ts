import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPrivatePath } from '@/config/indexing';
import { site } from '@/config/site';
import { toCanonicalPath, toSiteAddress } from '@/lib/addresses';

/** Metadata of a page for browsers, search engines and link previews. */
export type PageHead = {
  /** Without the shop's name, which is appended. */
  title: string;
  /** One sentence; the shop's own by default. */
  description?: string;
  /** False keeps the page out of search results. Pages behind the login are never indexed. */
  isIndexed?: boolean;
};

/** Returns the title of a page for the browser's tab and search results. */
export function toDocumentTitle(title: string): string {
  return title === site.siteName ? title : `${title} · ${site.siteName}`;
}

function setAddress(address: string | null): void {
  setCanonicalLink(address);
  setMeta('og:url', address);
}

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
}: PageHead): void {
  const { pathname, search } = useLocation();
  const isOpen = isIndexed && !isPrivatePath(pathname);
  const path = toCanonicalPath(pathname, search);

  useEffect(() => {
    document.title = toDocumentTitle(title);
    setMeta('description', description);
    setMeta('og:title', title);
    setMeta('og:description', description);
  }, [title, description]);

  useEffect(() => {
    setMeta('robots', isOpen ? null : 'noindex');
    setAddress(isOpen ? toSiteAddress(path) : null);
    return () => {
      // While the next page loads, the head must not describe its URL as this page.
      setMeta('robots', null);
      setAddress(null);
    };
  }, [isOpen, path]);
}

function findOrAdd(tag: 'meta' | 'link', attribute: string, name: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (found) return found;
  const element = document.createElement(tag);
  element.setAttribute(attribute, name);
  document.head.append(element);
  return element;
}

function setElement(
  [tag, attribute, name]: Parameters<typeof findOrAdd>,
  valueAttribute: 'content' | 'href',
  value: string | null,
): void {
  if (value !== null) findOrAdd(tag, attribute, name).setAttribute(valueAttribute, value);
  else document.head.querySelector(`${tag}[${attribute}="${name}"]`)?.remove();
}

/**
 * Sets a `<meta>` of the document, or removes it for null. Link previews read `og:` names as
 * properties.
 */
function setMeta(name: string, content: string | null): void {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  setElement(['meta', attribute, name], 'content', content);
}

/** Sets the URL of the document's canonical link, or removes the link for null. */
function setCanonicalLink(href: string | null): void {
  setElement(['link', 'rel', 'canonical'], 'href', href);
}
