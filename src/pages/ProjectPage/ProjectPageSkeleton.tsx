import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { SkeletonLine } from '@/ui/SkeletonLine';
import { ProjectLayout } from './ProjectLayout';

/** Holds the page's place while the project loads. */
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
              '& > div': { bgcolor: 'brand.onHeroMuted' },
            }}
          >
            <SkeletonLine width="160px" height="1.4rem" />
            <SkeletonLine width="min(520px, 90%)" height="3.4rem" />
            <SkeletonLine width="min(600px, 100%)" height="1.6rem" />
          </Box>
        }
        side={
          <Card aria-hidden sx={{ display: 'grid', gap: 2, p: 2.5 }}>
            <SkeletonLine width="60%" height="2.2rem" />
            <SkeletonLine width="100%" height="48px" />
            <SkeletonLine width="100%" height="48px" />
            <SkeletonLine width="80%" height="8rem" />
          </Card>
        }
      >
        <Box
          sx={{ aspectRatio: { xs: '16 / 10', md: '2 / 1' }, borderRadius: 2, bgcolor: 'divider' }}
        />
        <SkeletonLine width="100%" height="3rem" />
        <SkeletonLine width="80%" height="12rem" />
      </ProjectLayout>
    </Box>
  );
}
