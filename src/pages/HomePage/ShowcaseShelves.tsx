import { useDeferredValue } from 'react';
import type { Project } from '@/api/catalogApi';
import { useFeaturedProjectsQuery, useLatestProjectsQuery } from '@/api/showcaseApi';
import { FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import { ProjectShelf } from './ProjectShelf';

const NO_PROJECTS: readonly Project[] = [];

type Result = { currentData?: readonly Project[] | undefined; error?: unknown };

/** Deferred, so that the cards are rendered in short slices. */
function useShownProjects({ currentData, error }: Result) {
  return useDeferredValue(error ? NO_PROJECTS : currentData);
}

/** The most downloaded projects (specification, section 2: Home). */
export function FeaturedProjects() {
  const projects = useShownProjects(useFeaturedProjectsQuery());
  return <ProjectShelf heading="Featured projects" projects={projects} expected={FEATURED_COUNT} />;
}

/** The newest projects (specification, section 2: Home). */
export function LatestProjects() {
  const projects = useShownProjects(useLatestProjectsQuery());
  return (
    <ProjectShelf
      heading="Latest projects"
      projects={projects}
      expected={LATEST_COUNT}
      columns={4}
    />
  );
}
