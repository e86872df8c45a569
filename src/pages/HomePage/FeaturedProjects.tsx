import Box from '@mui/material/Box';
import type { Breakpoint, Theme } from '@mui/material/styles';
import { useFeaturedProjectsQuery, useReloadShowcase } from '@/api/showcaseApi';
import { FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import { alignedCards, PROJECTS_UNREACHABLE } from '@/features/catalog';
import { RetryNotice } from '@/ui/RetryNotice';
import { shelfSx } from './HomeSection';
import { ProjectShelf, useFeaturedShown, useLatestNotFeatured } from './ProjectShelf';

const featuredLayout = (theme: Theme) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
  ...alignedCards,
  ...compactCards(theme, 'md'),
});

const latestLayout = (theme: Theme) => ({
  ...shelfSx({ entry: '44%', gridFrom: 'sm' })(theme),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    ...alignedCards,
  },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(3) },
  ...compactCards(theme, 'lg'),
});

/**
 * The most downloaded projects (specification, section 2: Home), or a notice if they could not be
 * loaded.
 */
export function FeaturedProjects() {
  const projects = useFeaturedShown();
  const { error, isFetching } = useFeaturedProjectsQuery();
  const reload = useReloadShowcase();
  if (error) {
    return (
      // As high as the rest of a first view, so that nothing moves into it.
      <Box sx={{ display: 'grid', alignContent: 'start', minHeight: '45vh' }}>
        <RetryNotice text={PROJECTS_UNREACHABLE} isRetrying={isFetching} onRetry={reload} />
      </Box>
    );
  }
  return (
    <ProjectShelf
      heading="Featured projects"
      linkLabel="All projects"
      projects={projects}
      expected={FEATURED_COUNT}
      isFirst
      layout={featuredLayout}
    />
  );
}

/** The newest projects (specification, section 2: Home), without those featured above. */
export function LatestProjects() {
  return (
    <ProjectShelf
      heading="Latest projects"
      linkLabel="Newest first"
      projects={useLatestNotFeatured()}
      expected={LATEST_COUNT}
      layout={latestLayout}
    />
  );
}

/** Returns styles that make project cards compact below a width, so that more fit side by side. */
function compactCards({ breakpoints }: Theme, below: Breakpoint) {
  return {
    [breakpoints.down(below)]: {
      '--card-parts': 4,
      '& > li :is(.summary, .technologies)': { display: 'none' },
      '& > li .mark': { bottom: 8, left: 8, padding: '0 7px', fontSize: '0.6875rem' },
      '& > li .body': { padding: '10px 12px', gap: '4px' },
      '& > li .text': { minHeight: '2.9lh', gap: '4px' },
      // One line, in which the rating stands for the downloads.
      '& > li .meta > [role=img] ~ span:not(.demo)': { display: 'none' },
      '& > li h3': { fontSize: '1rem', WebkitLineClamp: 3 },
      '& > li .footer': {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 0,
      },
      '& > li .price': { fontSize: '1.05rem' },
      '& > li .details': { marginLeft: 0 },
    },
  };
}
