import { useEffect } from 'react';
import { site } from '@/config/site';

/** Sets the document's title and description while a page is shown. */
export function usePageHead({ title, description }: { title: string; description?: string }): void {
  useEffect(() => {
    document.title = title === site.siteName ? title : `${title} · ${site.siteName}`;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', description ?? site.description);
  }, [title, description]);
}
