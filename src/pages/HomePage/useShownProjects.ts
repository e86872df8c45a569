import { useDeferredValue, useMemo } from 'react';
import type { Project } from '@/api/catalogApi';
import { useFeaturedProjectsQuery, useLatestProjectsQuery } from '@/api/showcaseApi';

const NO_PROJECTS: readonly Project[] = [];

type Result = { currentData?: readonly Project[] | undefined; error?: unknown };

/** Deferred, so that the cards are rendered in time slices. */
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
