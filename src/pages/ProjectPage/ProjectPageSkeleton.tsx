import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ProjectLayout } from './ProjectLayout';

/** Placeholder of the page while the project loads. */
export function ProjectPageSkeleton() {
  return (
    <Box role="progressbar" aria-label="Loading project">
      <ProjectLayout
        heading={
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              gap: 2,
              minHeight: 260,
              alignContent: 'start',
              opacity: 0.3,
              '& > *': { bgcolor: 'brand.onHeroMuted' },
            }}
          >
            <Skeleton width="160px" height="1.4rem" />
            <Skeleton width="min(520px, 90%)" height="3.4rem" />
            <Skeleton width="min(600px, 100%)" height="1.6rem" />
          </Box>
        }
        side={
          <Card aria-hidden sx={{ display: 'grid', gap: 2, p: 2.5 }}>
            <Skeleton width="60%" height="2.2rem" />
            <Skeleton width="100%" height={48} />
            <Skeleton width="100%" height={48} />
            <Skeleton width="80%" height="8rem" />
          </Card>
        }
      >
        <Skeleton sx={{ aspectRatio: { xs: '16 / 10', md: '2 / 1' }, height: 'auto' }} />
        <Skeleton width="100%" height="3rem" />
        <Skeleton width="80%" height="12rem" />
      </ProjectLayout>
    </Box>
  );
}
