import Box from '@mui/material/Box';
import { useFeaturedProjectsQuery, useLatestProjectsQuery } from '@/api/catalogApi';
import { FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import { site } from '@/config/site';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { CategoryChips } from './CategoryChips';
import { HomeHero } from './HomeHero';
import { Offerings } from './Offerings';
import { ProjectShelf } from './ProjectShelf';
import { StatsBand } from './StatsBand';

/** The front of the shop. */
export function HomePage() {
  usePageHead({ title: site.siteName });
  const featured = useFeaturedProjectsQuery();
  const latest = useLatestProjectsQuery();
  return (
    <>
      <HomeHero />
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
      </PageContainer>
    </>
  );
}
