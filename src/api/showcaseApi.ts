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
import { type ListProjectsResponse, projectsApi, type ProjectSort } from './generated/projects.gen';
import { type Project, readProject } from './readCatalog';

const toSeconds = (milliseconds: number) => milliseconds / 1000;

/** Mutations of projects invalidate this tag, so that an admin's changes show at once. */
const listTags = [{ type: 'Project', id: 'LIST' }] as const;

/** The cache lifetimes of all endpoints here, which show a fallback where a request fails. */
const cached = (what: string, maximumAge: number, operation?: string) => ({
  keepUnusedDataFor: toSeconds(maximumAge),
  providesTags: listTags,
  extraOptions: { usesPublicHost: true, operation },
  onQueryStarted: (_arg: void, { queryFulfilled }: { queryFulfilled: PromiseLike<unknown> }) =>
    logWhenFailed(`Loading ${what}`, queryFulfilled),
});

const listOf = (limit: number, sort: ProjectSort) => ({
  query: () => ({ url: '/api/projects', params: { limit, sort, order: 'DESC' } }),
  transformResponse: ({ projects }: ListProjectsResponse) => projects.map(readProject),
});

const { endpoints } = projectsApi
  .enhanceEndpoints({
    endpoints: {
      // Totals change slowly and several pages show them.
      getPublicStats: cached('stats', CACHE_STATS_MS),
      // Categories change with the catalogue's structure, not with its content.
      listCategories: cached('categories', CACHE_CATEGORIES_MS),
    },
  })
  .injectEndpoints({
    // Users return to the home page often, and its projects need not be current to the second.
    endpoints: (build) => ({
      listFeatured: build.query<Project[], void>({
        ...listOf(FEATURED_COUNT, 'download_count'),
        ...cached('featured projects', CACHE_FEATURED_MS, 'listProjects'),
      }),
      listLatest: build.query<Project[], void>({
        ...listOf(LATEST_COUNT, 'created_at'),
        ...cached('latest projects', CACHE_LATEST_MS, 'listProjects'),
      }),
    }),
  });

/** The shop's totals, at most five minutes old; requested unless `skip`. */
export const usePublicStatsQuery = ({ skip = false } = {}) =>
  endpoints.getPublicStats.useQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: toSeconds(CACHE_STATS_MS),
    selectFromResult: pickResult,
  });

/** The names of the categories, at most ten minutes old. */
export const useCategoriesQuery = () =>
  endpoints.listCategories.useQuery(undefined, {
    refetchOnMountOrArgChange: toSeconds(CACHE_CATEGORIES_MS),
    selectFromResult: pickResult,
  });

/** The six most downloaded projects, at most five minutes old. */
export const useFeaturedProjectsQuery = () =>
  endpoints.listFeatured.useQuery(undefined, {
    refetchOnMountOrArgChange: toSeconds(CACHE_FEATURED_MS),
    selectFromResult: pickResult,
  });

/** The four newest projects, at most five minutes old. */
export const useLatestProjectsQuery = () =>
  endpoints.listLatest.useQuery(undefined, {
    refetchOnMountOrArgChange: toSeconds(CACHE_LATEST_MS),
    selectFromResult: pickResult,
  });

/** Returns a function that refetches the queries above and lists of projects, as far as a page shows them. */
export function useReloadShowcase() {
  const dispatch = useDispatch<ApiDispatch>();
  return (): void => void dispatch(projectsApi.util.invalidateTags([...listTags]));
}
