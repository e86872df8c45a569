import { useDispatch } from 'react-redux';
import {
  CACHE_CATEGORIES_MS,
  CACHE_FEATURED_MS,
  CACHE_LATEST_MS,
  CACHE_STATS_MS,
  FEATURED_COUNT,
  LATEST_COUNT,
} from '@/config/constants';
import { type ApiDispatch, pickResult } from './baseApi';
import { logWhenFailed } from './errors';
import { type ListProjectsResponse, projectsApi } from './generated/projects.gen';
import { type Project, readProject } from './readCatalog';

const seconds = (milliseconds: number) => milliseconds / 1000;

/**
 * Mutations of projects invalidate this tag, so an admin's changes show immediately rather than
 * when the cache expires.
 */
const listTags = [{ type: 'Project', id: 'LIST' }] as const;
const untilChanged = { providesTags: listTags };

const readProjects = ({ projects }: ListProjectsResponse) => projects.map(readProject);

const { endpoints } = projectsApi
  .enhanceEndpoints({
    endpoints: {
      getPublicStats: {
        // Totals change slowly and several pages show them.
        keepUnusedDataFor: seconds(CACHE_STATS_MS),
        ...untilChanged,
        extraOptions: { usesPublicHost: true },
        onQueryStarted: (_arg, { queryFulfilled }) =>
          logWhenFailed('Loading stats', queryFulfilled),
      },
      listCategories: {
        // Categories change with the catalogue's structure, not with its content.
        keepUnusedDataFor: seconds(CACHE_CATEGORIES_MS),
        ...untilChanged,
        extraOptions: { usesPublicHost: true },
        onQueryStarted: (_arg, { queryFulfilled }) =>
          logWhenFailed('Loading categories', queryFulfilled),
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFeatured: build.query<Project[], void>({
        query: () => ({
          url: '/api/projects',
          params: { limit: FEATURED_COUNT, sort: 'download_count', order: 'DESC' },
        }),
        transformResponse: readProjects,
        // Users return to the home page often, and its projects need not be current to the second.
        keepUnusedDataFor: seconds(CACHE_FEATURED_MS),
        ...untilChanged,
        extraOptions: { usesPublicHost: true, operation: 'listProjects' },
        onQueryStarted: (_arg, { queryFulfilled }) =>
          logWhenFailed('Loading featured projects', queryFulfilled),
      }),
      listLatest: build.query<Project[], void>({
        query: () => ({
          url: '/api/projects',
          params: { limit: LATEST_COUNT, sort: 'created_at', order: 'DESC' },
        }),
        transformResponse: readProjects,
        // As for the featured projects.
        keepUnusedDataFor: seconds(CACHE_LATEST_MS),
        ...untilChanged,
        extraOptions: { usesPublicHost: true, operation: 'listProjects' },
        onQueryStarted: (_arg, { queryFulfilled }) =>
          logWhenFailed('Loading latest projects', queryFulfilled),
      }),
    }),
  });

/** The shop's totals, at most five minutes old; requested unless `skip`. */
export function usePublicStatsQuery({ skip = false } = {}) {
  return endpoints.getPublicStats.useQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: seconds(CACHE_STATS_MS),
    selectFromResult: pickResult,
  });
}

/** The names of the categories, at most ten minutes old. */
export function useCategoriesQuery() {
  return endpoints.listCategories.useQuery(undefined, {
    refetchOnMountOrArgChange: seconds(CACHE_CATEGORIES_MS),
    selectFromResult: pickResult,
  });
}

/** The six most downloaded projects, at most five minutes old. */
export function useFeaturedProjectsQuery() {
  return endpoints.listFeatured.useQuery(undefined, {
    refetchOnMountOrArgChange: seconds(CACHE_FEATURED_MS),
    selectFromResult: pickResult,
  });
}

/** The four newest projects, at most five minutes old. */
export function useLatestProjectsQuery() {
  return endpoints.listLatest.useQuery(undefined, {
    refetchOnMountOrArgChange: seconds(CACHE_LATEST_MS),
    selectFromResult: pickResult,
  });
}

/**
 * Returns a function that refetches the queries above and lists of projects, as far as a page shows
 * them.
 */
export function useReloadShowcase() {
  const dispatch = useDispatch<ApiDispatch>();
  return (): void => void dispatch(projectsApi.util.invalidateTags([...listTags]));
}
