import Box from '@mui/material/Box';
import { site } from '@/config/site';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { CategoryChips } from './CategoryChips';
import { FeatureGrid } from './FeatureGrid';
import { HomeOpening } from './HomeOpening';
import { InternshipTracks } from './InternshipTracks';
import { Offerings } from './Offerings';
import { FeaturedProjects, LatestProjects } from './ShowcaseShelves';
import { StatsBand } from './StatsBand';
import { SupportBand } from './SupportBand';
import { Testimonials } from './Testimonials';
import { useSiteContent } from './useSiteContent';

/** The home page. */
export function HomePage() {
  usePageHead({ title: site.siteName });
  const { features, testimonials } = useSiteContent();
  return (
    <>
      <HomeOpening />
      <PageContainer>
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, '& > *': { minWidth: 0 } }}>
          <FeaturedProjects />
          <StatsBand />
          <Testimonials testimonials={testimonials} />
          <LatestProjects />
          <CategoryChips />
          <Offerings />
          <InternshipTracks />
          <FeatureGrid features={features} />
          <SupportBand />
        </Box>
      </PageContainer>
    </>
  );
}
