import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import {
  CACHE_CATEGORIES_MS,
  CACHE_FEATURED_MS,
  CACHE_LATEST_MS,
  CACHE_STATS_MS,
  FEATURED_COUNT,
  LATEST_COUNT,
} from '@/config/constants';
import type { ApiContext } from './context';
import { logWhenFailed } from './errors';
import { projectsApi, type Project } from './generated/projects.gen';

export type {
  Project,
  ProjectPage,
  ProjectSort,
  PurchasedProject,
  SiteStats,
  SortOrder,
} from './generated/projects.gen';

const PURCHASED = { hasPurchased: true, purchaseStatus: 'completed' };

const seconds = (milliseconds: number) => milliseconds / 1000;

const curatedApi = projectsApi
  .enhanceEndpoints({
    endpoints: {
      listProjects: { providesTags: [{ type: 'Project', id: 'LIST' }] },
      getProject: { providesTags: (_answer, _error, { id }) => [{ type: 'Project', id }] },
      getPurchaseStatus: {
        providesTags: (_answer, _error, { id }) => [{ type: 'PurchaseStatus', id }],
      },
      listPurchasedProjects: { providesTags: [{ type: 'PurchasedProject', id: 'LIST' }] },
      getPublicStats: {
        // Totals move slowly and stand on several pages.
        keepUnusedDataFor: seconds(CACHE_STATS_MS),
        extraOptions: { usesPublicHost: true },
        onQueryStarted: (_arg, { queryFulfilled }) =>
          logWhenFailed('Loading stats', queryFulfilled),
      },
      listCategories: {
        // Categories change with the catalogue's structure, not with its content.
        keepUnusedDataFor: seconds(CACHE_CATEGORIES_MS),
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
        transformResponse: (answer: { projects?: Project[] }) => answer.projects ?? [],
        // The home page is returned to often; its picks need not be of this second.
        keepUnusedDataFor: seconds(CACHE_FEATURED_MS),
        extraOptions: { usesPublicHost: true },
        onQueryStarted: (_arg, { queryFulfilled }) =>
          logWhenFailed('Loading featured projects', queryFulfilled),
      }),
      listLatest: build.query<Project[], void>({
        query: () => ({
          url: '/api/projects',
          params: { limit: LATEST_COUNT, sort: 'created_at', order: 'DESC' },
        }),
        transformResponse: (answer: { projects?: Project[] }) => answer.projects ?? [],
        // As for the featured projects.
        keepUnusedDataFor: seconds(CACHE_LATEST_MS),
        extraOptions: { usesPublicHost: true },
        onQueryStarted: (_arg, { queryFulfilled }) =>
          logWhenFailed('Loading latest projects', queryFulfilled),
      }),
    }),
  });

/** The part of the store that holds the API's answers. */
export type CatalogState = { api: ReturnType<typeof curatedApi.reducer> };
/** Sends the API's requests. */
export type CatalogDispatch = ThunkDispatch<CatalogState, ApiContext, UnknownAction>;

const { endpoints } = curatedApi;

/** A page of the catalogue; always asked anew. */
export const useListProjectsQuery = endpoints.listProjects.useQuery;
/** One project by id. */
export const useGetProjectQuery = endpoints.getProject.useQuery;
/** Starts to ask for one project; the answer is kept until `unsubscribe`. */
export const requestProject = (id: number) => endpoints.getProject.initiate({ id });

/** Reads what is known of a project that was asked for. */
export const selectProject = (id: number) => endpoints.getProject.select({ id });

/** Whether the signed-in person owns a project; skip it without a person. */
export const useGetPurchaseStatusQuery = endpoints.getPurchaseStatus.useQuery;
/** The signed-in person's projects, newest purchase first. */
export const useListPurchasedProjectsQuery = endpoints.listPurchasedProjects.useQuery;

/** The shop's totals, at most five minutes old. */
export function usePublicStatsQuery() {
  return endpoints.getPublicStats.useQuery(undefined, {
    refetchOnMountOrArgChange: seconds(CACHE_STATS_MS),
  });
}

/** The names of the categories, at most ten minutes old. */
export function useCategoriesQuery() {
  return endpoints.listCategories.useQuery(undefined, {
    refetchOnMountOrArgChange: seconds(CACHE_CATEGORIES_MS),
  });
}

/** The six most downloaded projects, at most five minutes old. */
export function useFeaturedProjectsQuery() {
  return endpoints.listFeatured.useQuery(undefined, {
    refetchOnMountOrArgChange: seconds(CACHE_FEATURED_MS),
  });
}

/** The four newest projects, at most five minutes old. */
export function useLatestProjectsQuery() {
  return endpoints.listLatest.useQuery(undefined, {
    refetchOnMountOrArgChange: seconds(CACHE_LATEST_MS),
  });
}

/** Records a verified payment in the cached answer, before the backend is asked again. */
export function useMarkPurchased() {
  const dispatch = useDispatch<CatalogDispatch>();
  return (id: number) =>
    void dispatch(curatedApi.util.upsertQueryData('getPurchaseStatus', { id }, PURCHASED));
}

/** Asks now whether the signed-in person owns a project; rejects as the request does. */
export function useAskPurchaseStatus() {
  const dispatch = useDispatch<CatalogDispatch>();
  return (id: number) =>
    dispatch(
      endpoints.getPurchaseStatus.initiate({ id }, { forceRefetch: true, subscribe: false }),
    ).unwrap();
}

/** Asks for the signed-in person's projects outside of a component. */
export const requestPurchasedProjects = () =>
  endpoints.listPurchasedProjects.initiate(undefined, { forceRefetch: true, subscribe: false });

/** The ids of the owned projects that an action tells of; none for any other action. */
export function ownedProjectIds(action: UnknownAction): number[] {
  if (isPurchasedList(action)) {
    return action.payload.projects.map(({ id }) => id);
  }
  if (endpoints.getPurchaseStatus.matchFulfilled(action) && action.payload.hasPurchased) {
    return [action.meta.arg.originalArgs.id];
  }
  return [];
}

/** True for the answer that lists everything that the signed-in person owns. */
export const isPurchasedList = endpoints.listPurchasedProjects.matchFulfilled;

/** True for an action by which the app learns of a project that the signed-in person owns. */
export const tellsOwnership = (action: UnknownAction): boolean =>
  ownedProjectIds(action).length > 0;
