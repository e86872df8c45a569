import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import { useFeaturedProjectsQuery, useLatestProjectsQuery } from '@/api/showcaseApi';
import { FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import { site } from '@/config/site';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { WhenNear } from '@/ui/WhenNear';
import { CategoryChips } from './CategoryChips';
import { HomeOpening } from './HomeOpening';
import { Offerings } from './Offerings';
import { ProjectShelf } from './ProjectShelf';
import { StatsBand } from './StatsBand';

const HomeClosing = lazy(() => import('./HomeClosing'));

/** About as high as the closing is on a wide screen. */
const CLOSING_HEIGHT_PX = 1500;

/** The front of the shop. */
export function HomePage() {
  usePageHead({ title: site.siteName });
  const featured = useFeaturedProjectsQuery();
  const latest = useLatestProjectsQuery();
  return (
    <>
      <HomeOpening />
      <PageContainer>
        <Offerings />
        <ProjectShelf
          heading="Featured projects"
          projects={featured.currentData}
          hasFailed={Boolean(featured.error)}
          expected={FEATURED_COUNT}
        />
        <ProjectShelf
          heading="Latest projects"
          projects={latest.currentData}
          hasFailed={Boolean(latest.error)}
          expected={LATEST_COUNT}
          columns={4}
        />
        <CategoryChips />
        <Box sx={{ mt: 7 }}>
          <StatsBand />
        </Box>
        <Box sx={{ mt: 8 }}>
          <WhenNear height={CLOSING_HEIGHT_PX}>
            <Suspense fallback={<Box sx={{ height: CLOSING_HEIGHT_PX }} />}>
              <HomeClosing />
            </Suspense>
          </WhenNear>
        </Box>
      </PageContainer>
    </>
  );
}
