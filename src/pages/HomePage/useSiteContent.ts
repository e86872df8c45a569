import { useDeferredValue } from 'react';
import { useSiteContentQuery } from '@/api/siteContentApi';
import type { SiteContent, SiteFeature, Testimonial } from '@/config/content/siteContent';

type HomeContent = {
  features: readonly SiteFeature[] | undefined;
  testimonials: readonly Testimonial[] | undefined;
};

const NONE: readonly never[] = [];

/** For content that could not be loaded. */
const NO_CONTENT: Partial<SiteContent> = {};

/**
 * Returns the features and testimonials of the site content, empty if it lacks them or could not
 * be loaded; undefined while loading. Deferred, so that they are rendered in time slices.
 */
export function useSiteContent(): HomeContent {
  const { currentData, isError } = useSiteContentQuery();
  const content = useDeferredValue(currentData ?? (isError ? NO_CONTENT : undefined));
  return {
    features: content && (content.features ?? NONE),
    testimonials: content && (content.testimonials ?? NONE),
  };
}
