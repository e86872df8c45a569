import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProjectPage } from '@/api/catalogApi';
import { LIST_SKELETONS, PROJECTS_PER_PAGE } from '@/config/constants';
import {
  cardsSx,
  ProjectCard,
  ProjectCardSkeleton,
  ProjectsLoadError,
  type CardLayout,
} from '@/features/catalog';
import { pageRange } from '@/lib/pageWindow';
import { EmptyState } from '@/ui/EmptyState';

type ProjectResultsProps = {
  /** The page of projects; undefined while loading. */
  list: ProjectPage | undefined;
  error: unknown;
  page: number;
  layout: CardLayout;
  onClear: () => void;
};

/** The cards with their count, or the loading, empty or error state. */
export const ProjectResults = memo(function ProjectResults({
  list,
  error,
  page,
  layout,
  onClear,
}: ProjectResultsProps) {
  const projects = list?.projects;
  if (error) return <ProjectsLoadError error={error} />;
  if (projects?.length === 0) {
    return (
      <EmptyState
        role="status"
        heading="No Projects Found"
        text="Nothing in the yard matches that. Try another word, or look through everything."
        action={
          <Button variant="contained" onClick={onClear}>
            Clear Filters
          </Button>
        }
      />
    );
  }

  const [from, to] = pageRange(page, PROJECTS_PER_PAGE, list?.pagination.total ?? 0);
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        sx={{ mb: 2, minHeight: '1.55em', color: 'text.secondary' }}
      >
        {list ? `Showing ${from}-${to} of ${list.pagination.total} projects` : 'Loading projects…'}
      </Typography>
      <Box component="ul" aria-busy={!list} sx={cardsSx(layout)}>
        {(projects ?? Array.from({ length: LIST_SKELETONS }, () => null)).map((project, index) => (
          <li key={project?.id ?? `skeleton-${index}`}>
            {project ? (
              <ProjectCard project={project} layout={layout} eager={index < 3} />
            ) : (
              <ProjectCardSkeleton layout={layout} />
            )}
          </li>
        ))}
      </Box>
    </>
  );
});
