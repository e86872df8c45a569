import { memo, useDeferredValue } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFeaturedProjectsQuery, usePublicStatsQuery } from '@/api/showcaseApi';
import { useSiteContentQuery } from '@/api/siteContentApi';
import type { SiteContent, SiteFeature, Testimonial } from '@/config/content/siteContent';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useOpenChat } from '@/features/chat';
import { formatCount } from '@/lib/numbers';
import { CallToAction } from '@/ui/CallToAction';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { AnnouncementBanner } from './AnnouncementBanner';
import { CategoryChips } from './CategoryChips';
import { FeaturedProjects, LatestProjects } from './FeaturedProjects';
import { FeatureGrid } from './FeatureGrid';
import { HomeHero } from './HomeHero';
import { InternshipTracks, Offerings } from './Offerings';
import { Testimonials } from './Testimonials';

/** The sections below the first view are rendered as they come near. */
const sectionsSx = {
  display: 'grid',
  gap: { xs: 5, md: 8 },
  '& > *': { minWidth: 0 },
  '& > section:nth-of-type(n + 2):not(:last-child)': {
    contentVisibility: 'auto',
    // An estimate, until a section has been rendered once.
    containIntrinsicHeight: 'auto 30rem',
    // Room for shelves that reach the edges of the screen, and for the focus ring.
    m: { xs: -2, sm: -3 },
    p: { xs: 2, sm: 3 },
  },
} as const;

/** The home page. */
export default function HomePage() {
  usePageHead({ title: site.siteName });
  const { features, testimonials } = useSiteContent();
  return (
    <>
      {/* The build prerenders the first view. */}
      <AnnouncementBanner />
      <HomeHero />
      <PageContainer>
        <Box sx={sectionsSx}>
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

type HomeContent = {
  features: readonly SiteFeature[] | undefined;
  testimonials: readonly Testimonial[] | undefined;
};

const NONE: readonly never[] = [];

/** Stands for content that could not be loaded. */
const NO_CONTENT: Partial<SiteContent> = {};

/**
 * Returns the features and testimonials of the site content, empty if it lacks them or could not
 * be loaded; undefined while loading. Deferred, so that they are rendered in time slices.
 */
function useSiteContent(): HomeContent {
  const { currentData, isError } = useSiteContentQuery();
  const content = useDeferredValue(currentData ?? (isError ? NO_CONTENT : undefined));
  return {
    features: content && (content.features ?? NONE),
    testimonials: content && (content.testimonials ?? NONE),
  };
}

const NO_STATS = { totalProjects: 0, totalUsers: 0, totalOrders: 0, totalDownloads: 0 };

const FIGURES = [
  { label: 'Projects', key: 'totalProjects' },
  { label: 'Customers', key: 'totalUsers' },
  { label: 'Orders', key: 'totalOrders' },
  { label: 'Downloads', key: 'totalDownloads' },
] as const;

/**
 * The shop's totals; placeholders while loading, and zeros if loading failed (specification, section
 * 8: Fallbacks). Where projects failed too, the notice says so and the zeros are not shown.
 */
function StatsBand() {
  const { currentData, error } = usePublicStatsQuery();
  const stats = error ? NO_STATS : currentData;
  const isDown = Boolean(useFeaturedProjectsQuery().error && error);
  return (
    <Card
      component="dl"
      aria-busy={!stats}
      sx={{
        display: isDown ? 'none' : 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
        py: { xs: 1.5, sm: 2.5 },
        textAlign: 'center',
        '& > * + *': { borderLeft: 1, borderColor: 'divider' },
      }}
    >
      {FIGURES.map(({ label, key }) => (
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{ fontSize: { xs: '1.25rem', sm: '1.8rem' } }}
          >
            {stats ? formatCount(stats[key]) : <Skeleton width="45%" sx={{ mx: 'auto' }} />}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}

/** The end of the home page: chat with support or book an appointment. */
const SupportBand = memo(function SupportBand() {
  const openChat = useOpenChat('support');
  return (
    <CallToAction
      heading="Not sure which project fits?"
      text={`Tell us what you want to launch. We point you to the right project, adapt one, or build it for you. ${site.supportPromise}.`}
    >
      <Button variant="onBrand" size="large" onClick={openChat}>
        Chat with Support
      </Button>
      <Button variant="outlined" color="inherit" size="large" href={paths.contact}>
        Schedule Consultation
      </Button>
    </CallToAction>
  );
});
