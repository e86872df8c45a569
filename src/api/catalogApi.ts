import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import type {
  DefinitionsFromApi,
  OverrideResultType,
  TagTypesFromApi,
} from '@reduxjs/toolkit/query';
import type { ApiDispatch, Replace } from './baseApi';
import { type ApiState, pickResult, pickShown } from './baseApi';
import {
  type GetProjectArg,
  type GetProjectResponse,
  type ListProjectsArg,
  type ListProjectsResponse,
  type ListPurchasedProjectsResponse,
  projectsApi,
} from './generated/projects.gen';
import {
  type Project,
  type PurchasedProject,
  readProject,
  readPurchasedProject,
} from './readCatalog';

export type {
  Facet,
  Facets,
  Licence as License,
  ListProjectsArg,
  ProjectContents,
  ProjectSort,
  Release,
  SortOrder,
  Suggestions,
} from './generated/projects.gen';
export type { Project, PurchasedProject };

/** A page of the catalogue. */
export type ProjectPage = Replace<ListProjectsResponse, { projects: Project[] }>;

type Sent = DefinitionsFromApi<typeof projectsApi>;

/** The endpoints whose responses are read into types of their own. */
type Read = {
  listProjects: OverrideResultType<Sent['listProjects'], ProjectPage>;
  getProject: OverrideResultType<Sent['getProject'], { project: Project }>;
  listPurchasedProjects: OverrideResultType<
    Sent['listPurchasedProjects'],
    { projects: PurchasedProject[] }
  >;
};

const PURCHASED = { hasPurchased: true, purchaseStatus: 'completed' };

const curatedApi = projectsApi.enhanceEndpoints<
  TagTypesFromApi<typeof projectsApi>,
  Omit<Sent, keyof Read> & Read
>({
  endpoints: {
    listProjects: {
      providesTags: [{ type: 'Project', id: 'LIST' }],
      transformResponse: (page: ListProjectsResponse) => ({
        ...page,
        projects: page.projects.map(readProject),
      }),
    },
    getProject: {
      providesTags: (_result, _error, { id }) => [{ type: 'Project', id }],
      transformResponse: ({ project }: GetProjectResponse) => ({ project: readProject(project) }),
    },
    getProjectContents: {
      providesTags: (_result, _error, { id }) => [{ type: 'Project', id }],
    },
    getPurchaseStatus: {
      providesTags: (_result, _error, { id }) => [{ type: 'PurchaseStatus', id }],
    },
    listPurchasedProjects: {
      providesTags: [{ type: 'PurchasedProject', id: 'LIST' }],
      transformResponse: ({ projects }: ListPurchasedProjectsResponse) => ({
        // A backend may list a project once per payment.
        projects: projects
          .filter(({ id }, index) => projects.findIndex((each) => each.id === id) === index)
          .map(readPurchasedProject),
      }),
    },
  },
});

/** What the page of a project shows of one that is related to it. */
export type RelatedProject = Pick<
  Project,
  'id' | 'title' | 'category' | 'base_price' | 'preview_images' | 'image_widths' | 'focal_points'
>;

const { endpoints } = curatedApi.injectEndpoints({
  endpoints: (build) => ({
    // In the first data of pages, where it stays; nothing requests it.
    listRelated: build.query<RelatedProject[], number>({
      queryFn: () => ({ data: [] }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});
export const {
  useSuggestProjectsQuery,
  useGetProjectContentsQuery,
  /** Whether the signed-in user owns a project; skip it for guests. */
  useGetPurchaseStatusQuery,
  useListPurchasedProjectsQuery,
} = curatedApi;

/** A page of the catalogue; never served from the cache. */
export function useListProjectsQuery(wanted: ListProjectsArg, options?: { skip: boolean }) {
  return endpoints.listProjects.useQuery(wanted, {
    ...options,
    // An empty list says that it is being requested again.
    selectFromResult: (result) =>
      result.currentData?.projects.length === 0 ? pickResult(result) : pickShown(result),
  });
}
/** The projects that are related to one, if its page was drawn with them. */
export const useDrawnRelated = (id: number) => endpoints.listRelated.useQueryState(id).currentData;
/** One project by id. */
export const useGetProjectQuery = (wanted: GetProjectArg, options?: { skip: boolean }) =>
  endpoints.getProject.useQuery(wanted, { ...options, selectFromResult: pickShown });
/** Requests one project; the response stays cached until `unsubscribe`. */
export const requestProject = (id: number) => endpoints.getProject.initiate({ id });

/** Requests a project again, which renews the copy that a page shows. */
export const renewProject = (id: number) => async (dispatch: ApiDispatch) => {
  const request = dispatch(endpoints.getProject.initiate({ id }, { forceRefetch: true }));
  const { data } = await request;
  request.unsubscribe();
  return data?.project;
};

/** A project, or the error of its request; neither while it is pending. */
export type ProjectResult = { id: number; project?: Project; error?: unknown };

function makeSelectResult(id: number) {
  const select = endpoints.getProject.select({ id });
  return createSelector(
    [(state: ApiState) => select(state).data?.project, (state: ApiState) => select(state).error],
    (project, error): ProjectResult => ({ id, project, error }),
  );
}

/** Creates a selector of several requested projects, in this order. */
export const makeSelectProjects = (ids: readonly number[]) =>
  createSelector(ids.map(makeSelectResult), (...results): ProjectResult[] => results);

/** Records a verified payment in the cached response, before it is refetched. */
export const purchaseRecorded = (id: number) =>
  curatedApi.util.upsertQueryData('getPurchaseStatus', { id }, PURCHASED);

/** Refetches the shown list of purchases, which includes download counts and times. */
export const downloadRecorded = () =>
  curatedApi.util.invalidateTags([{ type: 'PurchasedProject', id: 'LIST' }]);

/** Refetches what is shown of the ownership of a project whose download was refused. */
export const ownershipDoubted = (id: number) =>
  curatedApi.util.invalidateTags([
    { type: 'PurchaseStatus', id },
    { type: 'PurchasedProject', id: 'LIST' },
  ]);

/** Refetches whether the signed-in user owns a project. */
export const requestPurchaseStatus = (id: number) =>
  endpoints.getPurchaseStatus.initiate({ id }, { forceRefetch: true, subscribe: false });

/** Requests the signed-in user's projects from outside a component. */
export const requestPurchasedProjects = () =>
  endpoints.listPurchasedProjects.initiate(undefined, { forceRefetch: true, subscribe: false });

/** Selects the latest response with the signed-in user's projects. */
export const selectPurchasedProjects = endpoints.listPurchasedProjects.select();

/** Returns the ids of owned projects that an action reports; empty for any other action. */
export function ownedProjectIds(action: UnknownAction): number[] {
  if (isPurchasedList(action)) {
    return action.payload.projects.map(({ id }) => id);
  }
  if (endpoints.getPurchaseStatus.matchFulfilled(action) && action.payload.hasPurchased) {
    return [action.meta.arg.originalArgs.id];
  }
  return [];
}

/** Matches the response with all projects that the signed-in user owns. */
export const isPurchasedList = endpoints.listPurchasedProjects.matchFulfilled;

/** Returns true for an action that reports a project the signed-in user owns. */
export const reportsOwnership = (action: UnknownAction): boolean =>
  ownedProjectIds(action).length > 0;
