import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/app/store/types';
import { projectsApi, type ListProjectsArg, type Project } from './generated/projects.gen';
import { pickAnswer } from './pickAnswer';

export type {
  Project,
  ProjectPage,
  ProjectSort,
  PurchasedProject,
  SiteStats,
  SortOrder,
} from './generated/projects.gen';

const PURCHASED = { hasPurchased: true, purchaseStatus: 'completed' };

const curatedApi = projectsApi.enhanceEndpoints({
  endpoints: {
    listProjects: { providesTags: [{ type: 'Project', id: 'LIST' }] },
    getProject: { providesTags: (_answer, _error, { id }) => [{ type: 'Project', id }] },
    getPurchaseStatus: {
      providesTags: (_answer, _error, { id }) => [{ type: 'PurchaseStatus', id }],
    },
    listPurchasedProjects: { providesTags: [{ type: 'PurchasedProject', id: 'LIST' }] },
  },
});

const { endpoints } = curatedApi;

/** A page of the catalogue; always asked anew. */
export function useListProjectsQuery(wanted: ListProjectsArg) {
  return endpoints.listProjects.useQuery(wanted, { selectFromResult: pickAnswer });
}
/** One project by id. */
export const useGetProjectQuery = endpoints.getProject.useQuery;
/** Starts to ask for one project; the answer is kept until `unsubscribe`. */
export const requestProject = (id: number) => endpoints.getProject.initiate({ id });

/** One of several projects: the project, or why it could not be loaded, or neither yet. */
export type ProjectAnswer = { id: number; project?: Project; error?: unknown };

function makeSelectAnswer(id: number) {
  const select = endpoints.getProject.select({ id });
  return createSelector(
    [(state: RootState) => select(state).data?.project, (state: RootState) => select(state).error],
    (project, error): ProjectAnswer => ({ id, project, error }),
  );
}

/** Makes a selector of several projects that were requested, in this order. */
export const makeSelectProjects = (ids: readonly number[]) =>
  createSelector(ids.map(makeSelectAnswer), (...answers): ProjectAnswer[] => answers);

/** Whether the signed-in person owns a project; skip it without a person. */
export const useGetPurchaseStatusQuery = endpoints.getPurchaseStatus.useQuery;
/** The signed-in person's projects, newest purchase first. */
export const useListPurchasedProjectsQuery = endpoints.listPurchasedProjects.useQuery;

/** Records a verified payment in the cached answer, before the backend is asked again. */
export const purchaseRecorded = (id: number) =>
  curatedApi.util.upsertQueryData('getPurchaseStatus', { id }, PURCHASED);

/** Asks now whether the signed-in person owns a project. */
export const requestPurchaseStatus = (id: number) =>
  endpoints.getPurchaseStatus.initiate({ id }, { forceRefetch: true, subscribe: false });

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
