import Box from '@mui/material/Box';
import { MY_PROJECTS_SKELETONS } from '@/config/constants';
import { cardsSx, ProjectCardSkeleton } from '@/features/catalog';

/** Placeholder of the page while the purchases load. */
export function MyProjectsSkeleton() {
  return (
    <Box role="progressbar" aria-label="Loading your projects" sx={cardsSx('grid')}>
      {Array.from({ length: MY_PROJECTS_SKELETONS }, (_entry, index) => (
        <ProjectCardSkeleton key={index} />
      ))}
    </Box>
  );
}
