import Box from '@mui/material/Box';
import type { Breakpoint, Theme } from '@mui/material/styles';
import {
  useFeaturedProjectsQuery,
  useLatestProjectsQuery,
  useReloadShowcase,
} from '@/api/showcaseApi';
import { FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import { pageMessages } from '@/config/pageMessages';
import { RetryNotice } from '@/ui/RetryNotice';
import { shelfSx } from './HomeSection';
import { ProjectShelf, useFeaturedShown, useLatestNotFeatured } from './ProjectShelf';

const featuredLayout = (theme: Theme) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
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

/** Places the notice over the outlines below the heading. */
const noticeSx = {
  position: 'absolute',
  insetInline: { xs: 16, sm: 24 },
  top: { xs: 100, md: 160 },
  maxWidth: 520,
  mx: 'auto',
} as const;

/**
 * The most downloaded projects (specification, section 2: Home), or a notice if they could not be
 * loaded.
 */
export function FeaturedProjects() {
  const projects = useFeaturedShown();
  const { error, isFetching } = useFeaturedProjectsQuery();
  const reload = useReloadShowcase();
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
      />
      {hasFailed && (
        <Box sx={noticeSx}>
          <RetryNotice
            text={pageMessages.projectsUnreachable}
            isRetrying={isFetching}
            onRetry={reload}
          />
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

/** Returns styles that make project cards compact below a width, so that more fit side by side. */
function compactCards({ breakpoints }: Theme, below: Breakpoint) {
  return {
    [breakpoints.down(below)]: {
      // Hides what follows the title, in placeholders too.
      '& > li .text > * + *, & > li .technologies': { display: 'none' },
      '& > li .badge': {
        top: 8,
        left: 8,
        height: 20,
        maxWidth: 'calc(100% - 16px)',
        fontSize: '0.6875rem',
        '& > span': { paddingInline: '7px' },
      },
      '& > li .marks': { insetInline: 8, bottom: 8 },
      '& > li .mark': { padding: '0 7px', fontSize: '0.6875rem' },
      // The play icon replaces its text, which stays available to screen readers.
      '& > li .demo': { padding: '3px', fontSize: 0, '& svg': { marginLeft: 0 } },
      '& > li .body': { padding: '10px 12px', gap: '6px' },
      '& > li .text': { height: 40, minHeight: 0, gap: 0, overflow: 'hidden' },
      '& > li h3': { fontSize: '1rem' },
      '& > li .footer': {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 0,
        minHeight: 50,
      },
      '& > li .price': { fontSize: '1.05rem' },
      '& > li .details': { marginLeft: 0 },
    },
  };
}
