import { useDeferredValue } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { cardsSx, ProjectCard, ProjectCardSkeleton } from '@/features/catalog';
import { Link } from '@/ui/Link';
import { useGrowingCount } from '@/ui/useGrowingCount';

type ProjectShelfProps = {
  heading: string;
  /** Undefined while they load. */
  projects: readonly Project[] | undefined;
  hasFailed: boolean;
  /** How many projects will come; that many places are held. */
  expected: number;
  columns?: 3 | 4;
};

const NO_PROJECTS: readonly Project[] = [];

/** A titled row of projects; it is left out when there are none. */
export function ProjectShelf({
  heading,
  projects,
  hasFailed,
  expected,
  columns = 3,
}: ProjectShelfProps) {
  // Cards are rendered in slices, so that their arrival never blocks the page.
  const shown = useDeferredValue(hasFailed ? NO_PROJECTS : projects);
  const rendered = useGrowingCount(shown?.length ?? 0);
  if (shown?.length === 0) return null;
  return (
    <Box component="section" aria-label={heading} sx={{ mt: 7 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2.5,
        }}
      >
        <Typography variant="h2">{heading}</Typography>
        <Link component={RouterLink} to={paths.projects} sx={{ whiteSpace: 'nowrap' }}>
          All projects
        </Link>
      </Box>
      <Box
        component="ul"
        aria-busy={!shown}
        sx={{
          ...cardsSx('grid'),
          ...(columns === 4 && {
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
          }),
        }}
      >
        {(shown ?? Array.from({ length: expected }, () => null)).map((project, index) => (
          <li key={project?.id ?? `skeleton-${index}`}>
            {project && index < rendered ? (
              <ProjectCard project={project} />
            ) : (
              <ProjectCardSkeleton />
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
