import { memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { useOwnMarks } from '@/features/cart';
import { ProjectCard, ProjectCardSkeleton } from '@/features/catalog';
import { HomeSection } from './HomeSection';

type ProjectShelfProps = {
  heading: string;
  linkLabel: string;
  /** Undefined while loading; empty if loading failed. */
  projects: readonly Project[] | undefined;
  /** Number of placeholders while loading. */
  expected: number;
  /** Styles of the list. */
  layout: (theme: Theme) => object;
  /** List items after the projects. */
  children?: ReactNode;
};

/** A titled list of projects; renders nothing without projects. */
export const ProjectShelf = memo(function ProjectShelf({
  heading,
  linkLabel,
  projects,
  expected,
  layout,
  children,
}: ProjectShelfProps) {
  const ownMarkOf = useOwnMarks();
  if (projects?.length === 0) return null;
  return (
    <HomeSection label={heading} heading={heading} link={{ label: linkLabel, to: paths.projects }}>
      <Box component="ul" aria-busy={!projects} sx={layout}>
        {(projects ?? Array.from({ length: expected }, () => null)).map((project, index) => (
          <li key={project?.id ?? `skeleton-${index}`}>
            {project ? (
              <ProjectCard project={project} ownMark={ownMarkOf(project.id)} />
            ) : (
              <ProjectCardSkeleton />
            )}
          </li>
        ))}
        {children}
      </Box>
    </HomeSection>
  );
});
