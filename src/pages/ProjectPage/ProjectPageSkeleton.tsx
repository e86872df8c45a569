import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { galleryFrameSx, ProjectLayout } from '@/features/catalog/widget';

const THUMBNAILS = [0, 1, 2, 3];

/** Placeholder of the page while the project loads. */
export function ProjectPageSkeleton() {
  return (
    <Box role="progressbar" aria-label="Loading project">
      <ProjectLayout
        breadcrumb={<Box aria-hidden sx={{ minHeight: '1.4rem' }} />}
        gallery={
          <Box aria-hidden sx={{ display: 'grid', gap: 1.25 }}>
            <Box sx={galleryFrameSx}>
              <Skeleton width="100%" height="100%" variant="rectangular" />
            </Box>
            <Box sx={{ minHeight: 24 }} />
            <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.25 }}>
              {THUMBNAILS.map((key) => (
                <Skeleton
                  key={key}
                  sx={{ flex: '0 1 104px', height: 'auto', aspectRatio: '16 / 10' }}
                />
              ))}
            </Box>
          </Box>
        }
        offer={
          <>
            <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
              <Skeleton width="90%" height="2.2rem" />
              <Skeleton width="100%" height="1.4rem" />
              <Skeleton width="60%" height="1.4rem" />
              <Skeleton width={180} height={24} />
            </Box>
            <Card aria-hidden sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 } }}>
              <Skeleton width="55%" height="2.2rem" />
              <Skeleton width="70%" height="1.4rem" />
              <Skeleton width="100%" height={48} />
              <Skeleton width="100%" height={48} />
              <Skeleton width="80%" height={48} />
            </Card>
          </>
        }
        promises={<Skeleton width="100%" height={150} />}
      >
        <Skeleton width="40%" height="2rem" />
        <Skeleton width="100%" height="12rem" />
      </ProjectLayout>
    </Box>
  );
}
