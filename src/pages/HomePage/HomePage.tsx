import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import { site } from '@/config/site';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { WhenNear } from '@/ui/WhenNear';
import { CategoryChips } from './CategoryChips';
import { HomeOpening } from './HomeOpening';
import { Offerings } from './Offerings';
import { FeaturedProjects, LatestProjects } from './ShowcaseShelves';
import { StatsBand } from './StatsBand';

const HomeClosing = lazy(() => import('./HomeClosing'));

/** About as high as the closing is on a wide screen. */
const CLOSING_HEIGHT_PX = 1500;

/** The front of the shop. */
export function HomePage() {
  usePageHead({ title: site.siteName });
  return (
    <>
      <HomeOpening />
      <PageContainer>
        <Offerings />
        <FeaturedProjects />
        <LatestProjects />
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
