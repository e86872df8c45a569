import Box from '@mui/material/Box';
import { site } from '@/config/site';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { CategoryChips } from './CategoryChips';
import { HomeClosing } from './HomeClosing';
import { HomeOpening } from './HomeOpening';
import { Offerings } from './Offerings';
import { FeaturedProjects, LatestProjects } from './ShowcaseShelves';
import { StatsBand } from './StatsBand';

/** The home page. */
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
          <HomeClosing />
        </Box>
      </PageContainer>
    </>
  );
}
