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
  /** Undefined while loading. */
  projects: readonly Project[] | undefined;
  /** Whether loading failed: placeholders keep the room, so that nothing on the page moves. */
  hasFailed: boolean;
  /** Number of placeholders. */
  expected: number;
  /** Styles of the list. */
  layout: (theme: Theme) => object;
  /** List items after the projects. */
  children?: ReactNode;
};

/** Placeholders of what does not come. */
const stillSx = { '& [data-loading]': { animation: 'none', opacity: 0.6 } } as const;

/** A titled list of projects; renders nothing without projects. */
export const ProjectShelf = memo(function ProjectShelf({
  heading,
  linkLabel,
  projects,
  hasFailed,
  expected,
  layout,
  children,
}: ProjectShelfProps) {
  const ownMarkOf = useOwnMarks();
  const shown = hasFailed ? undefined : projects;
  if (shown?.length === 0) return null;
  return (
    <HomeSection
      label={heading}
      heading={heading}
      link={{ label: linkLabel, to: paths.projects }}
      isPlaceholder={hasFailed}
    >
      <Box component="ul" aria-busy={!shown && !hasFailed} sx={[layout, hasFailed && stillSx]}>
        {(shown ?? Array.from({ length: expected }, () => null)).map((project, index) => (
          <li key={project?.id ?? `skeleton-${index}`}>
            {project ? (
              <ProjectCard project={project} ownMark={ownMarkOf(project.id)} />
            ) : (
              <ProjectCardSkeleton />
            )}
          </li>
        ))}
        {!hasFailed && children}
      </Box>
    </HomeSection>
  );
});
