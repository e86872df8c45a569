import { CACHE_SITE_CONTENT_MS } from '@/config/constants';
import type { SiteContent } from '@/config/content/siteContent';
import { baseApi } from './baseApi';

const MILLISECONDS_PER_SECOND = 1000;

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteContent: build.query<SiteContent, void>({
      // A static module rather than a request, loaded when a page first needs it.
      queryFn: async () => {
        const { siteContent } = await import('@/config/content/siteContent');
        return { data: siteContent };
      },
      // The content changes only with a release of the shop.
      keepUnusedDataFor: CACHE_SITE_CONTENT_MS / MILLISECONDS_PER_SECOND,
    }),
  }),
});

/** The static site content, at most 30 minutes old (specification, section 7). */
export function useSiteContentQuery() {
  return endpoints.getSiteContent.useQuery(undefined, {
    refetchOnMountOrArgChange: CACHE_SITE_CONTENT_MS / MILLISECONDS_PER_SECOND,
  });
}
