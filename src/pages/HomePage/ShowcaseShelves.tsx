import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useFeaturedProjectsQuery, useLatestProjectsQuery } from '@/api/showcaseApi';
import { FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import { lazyPart } from '@/ui/lazyPart';
import { AllProjectsTile } from './AllProjectsTile';
import { compactCards } from './compactCards';
import { ProjectShelf } from './ProjectShelf';
import { shelfSx } from './shelf';
import { useFeaturedShown, useLatestNotFeatured } from './useShownProjects';

const FailedShowcase = lazyPart(() => import('./FailedShowcase'), {
  name: 'the notice of missing projects',
  loading: null,
});

const featuredLayout = (theme: Theme) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  ...compactCards(theme, 'md'),
});

const latestLayout = (theme: Theme) => ({
  ...shelfSx({ entry: '44%', gridFrom: 'sm' })(theme),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(3) },
  ...compactCards(theme, 'lg'),
});

const allProjects = <AllProjectsTile />;

/** Stands over the outlines below the heading. */
const noticeSx = {
  position: 'absolute',
  insetInline: { xs: 16, sm: 24 },
  top: { xs: 100, md: 160 },
  maxWidth: 520,
  mx: 'auto',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/**
 * The most downloaded projects (specification, section 2: Home), or a notice if they could not be
 * loaded.
 */
export function FeaturedProjects() {
  const projects = useFeaturedShown();
  const { error, isFetching } = useFeaturedProjectsQuery();
  const hasFailed = Boolean(error);
  return (
    <Box sx={{ position: 'relative', '&:empty': { display: 'none' } }}>
      <ProjectShelf
        heading="Featured projects"
        linkLabel="All projects"
        projects={projects}
        hasFailed={hasFailed}
        expected={FEATURED_COUNT}
        layout={featuredLayout}
      >
        {allProjects}
      </ProjectShelf>
      {hasFailed && (
        <Box sx={noticeSx}>
          <FailedShowcase isLoading={isFetching} />
        </Box>
      )}
    </Box>
  );
}

/** The newest projects (specification, section 2: Home), without those featured above. */
export function LatestProjects() {
  return (
    <ProjectShelf
      heading="Latest projects"
      linkLabel="Newest first"
      projects={useLatestNotFeatured()}
      hasFailed={Boolean(useLatestProjectsQuery().error)}
      expected={LATEST_COUNT}
      layout={latestLayout}
    />
  );
}
