import { useDeferredValue } from 'react';
import { useSiteContentQuery } from '@/api/siteContentApi';
import { FeatureGrid } from './FeatureGrid';
import { InternshipTracks } from './InternshipTracks';
import { SupportBand } from './SupportBand';
import { Testimonials } from './Testimonials';

/** The lower half of the home page: features, internships, testimonials and support. */
export function HomeClosing() {
  const content = useDeferredValue(useSiteContentQuery().currentData);
  return (
    <>
      {content && <FeatureGrid features={content.features} />}
      <InternshipTracks />
      {content && <Testimonials testimonials={content.testimonials} />}
      <SupportBand />
    </>
  );
}
