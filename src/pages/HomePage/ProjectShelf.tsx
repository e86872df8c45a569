import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { cardsSx, ProjectCard, ProjectCardSkeleton } from '@/features/catalog';

type ProjectShelfProps = {
  heading: string;
  /** Undefined while loading; empty if loading failed. */
  projects: readonly Project[] | undefined;
  /** Number of placeholders while loading. */
  expected: number;
  columns?: 3 | 4;
};

/** A titled row of projects; renders nothing without projects. */
export const ProjectShelf = memo(function ProjectShelf({
  heading,
  projects,
  expected,
  columns = 3,
}: ProjectShelfProps) {
  if (projects?.length === 0) return null;
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
        aria-busy={!projects}
        sx={{
          ...cardsSx('grid'),
          ...(columns === 4 && {
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
          }),
        }}
      >
        {(projects ?? Array.from({ length: expected }, () => null)).map((project, index) => (
          <li key={project?.id ?? `skeleton-${index}`}>
            {project ? <ProjectCard project={project} /> : <ProjectCardSkeleton />}
          </li>
        ))}
      </Box>
    </Box>
  );
});
