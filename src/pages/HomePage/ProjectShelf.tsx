import { memo, useDeferredValue, useMemo } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { Project } from '@/api/catalogApi';
import { useFeaturedProjectsQuery, useLatestProjectsQuery } from '@/api/showcaseApi';
import { paths } from '@/config/paths';
import { useOwnMarks } from '@/features/buying';
import { ProjectCard } from '@/features/catalog';
import { HomeSection } from './HomeSection';

type ProjectShelfProps = {
  heading: string;
  linkLabel: string;
  /** Undefined while loading; empty if loading failed. */
  projects: readonly Project[] | undefined;
  /** Number of placeholders. */
  expected: number;
  /** Whether it is the first of the page. */
  isFirst?: boolean;
  /** Styles of the list. */
  layout: (theme: Theme) => object;
};

/** A titled list of projects; renders nothing without projects. */
export const ProjectShelf = memo(function ProjectShelf({
  heading,
  linkLabel,
  projects,
  expected,
  isFirst = false,
  layout,
}: ProjectShelfProps) {
  const ownMarkOf = useOwnMarks();
  if (projects?.length === 0) return null;
  return (
    <HomeSection label={heading} heading={heading} link={{ label: linkLabel, to: paths.projects }}>
      <Box component="ul" aria-busy={!projects} sx={layout}>
        {(projects ?? Array.from({ length: expected }, () => null)).map((project, index) => (
          <li key={project?.id ?? `skeleton-${index}`}>
            <ProjectCard
              project={project ?? undefined}
              heading="h3"
              isFirst={isFirst && index === 0}
              ownMark={project ? ownMarkOf(project.id) : undefined}
            />
          </li>
        ))}
      </Box>
    </HomeSection>
  );
});

const NO_PROJECTS: readonly Project[] = [];

type Result = { currentData?: readonly Project[] | undefined; error?: unknown };

/** Returns the projects of a result; deferred, so that the cards are rendered in time slices. */
function useShownProjects({ currentData, error }: Result): readonly Project[] | undefined {
  return useDeferredValue(error ? NO_PROJECTS : currentData);
}

/** The most downloaded projects; undefined while loading, empty if loading failed. */
export function useFeaturedShown() {
  return useShownProjects(useFeaturedProjectsQuery());
}

/** The newest projects; undefined while loading, empty if loading failed. */
export function useLatestShown() {
  return useShownProjects(useLatestProjectsQuery());
}

/**
 * The newest projects that are not featured, so that none appears twice. If all projects of a small
 * shop are featured, they are repeated.
 */
export function useLatestNotFeatured(): readonly Project[] | undefined {
  const featured = useFeaturedShown();
  const latest = useLatestShown();
  return useMemo(() => {
    if (!featured || !latest) return undefined;
    const ids = new Set(featured.map(({ id }) => id));
    const others = latest.filter(({ id }) => !ids.has(id));
    return others.length > 0 ? others : latest;
  }, [featured, latest]);
}
