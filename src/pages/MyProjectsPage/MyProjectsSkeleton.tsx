import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { MY_PROJECTS_SKELETONS } from '@/config/constants';
import { cardsSx, ProjectCardSkeleton } from '@/features/catalog';
import { useStoredLayout } from '@/ui/useStoredLayout';

/** Placeholder of the summary, the filters and the purchases while these load. */
export function MyProjectsSkeleton() {
  const [layout] = useStoredLayout('my-projects-layout');
  return (
    <Box role="progressbar" aria-label="Loading your projects">
      <Card sx={{ height: { xs: 120, md: 96 } }} />
      {/* On a phone, the filters take three lines. */}
      <Skeleton animation={false} sx={{ height: 40, mt: 3, mb: { xs: 17, md: 3 } }} />
      <Box sx={cardsSx(layout)}>
        {Array.from({ length: MY_PROJECTS_SKELETONS }, (_entry, index) => (
          <ProjectCardSkeleton key={index} layout={layout} />
        ))}
      </Box>
    </Box>
  );
}
