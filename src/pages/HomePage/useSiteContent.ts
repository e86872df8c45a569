import { useDeferredValue } from 'react';
import { useSiteContentQuery } from '@/api/siteContentApi';
import type { SiteContent } from '@/config/content/siteContent';

/** The site content; undefined while loading. Deferred, so that it is rendered in time slices. */
export function useSiteContent(): SiteContent | undefined {
  return useDeferredValue(useSiteContentQuery().currentData);
}
