import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeLists, type Versions } from '@/lib/mergeLists';
import { paymentArrived, projectPaid } from './projectPaid';

/** A project recently bought on this device. */
export type BoughtProject = {
  userId: number;
  projectId: number;
  /** Milliseconds since 1970. */
  at: number;
};

/** The recently bought projects. */
export type BoughtProjectsState = { projects: BoughtProject[] };

/** Key of the recently bought projects in browser storage. */
export const BOUGHT_PROJECTS_STORAGE_KEY = 'bought-projects';

/** An introduction lasts a day; afterwards the project's page is enough. */
const NEW_FOR_MS = 86_400_000;

const idOf = ({ userId, projectId }: Omit<BoughtProject, 'at'>) => `${userId} ${projectId}`;

/** Merges the projects of two tabs in which something was bought at once. */
export const mergeBoughtProjects = (versions: Versions<BoughtProject[]>): BoughtProject[] =>
  mergeLists(versions, idOf);

const initialState: BoughtProjectsState = { projects: [] };

function addBought(
  state: BoughtProjectsState,
  { payload: { userId, projectId, at } }: PayloadAction<BoughtProject>,
) {
  const bought = { userId, projectId, at };
  state.projects = state.projects.filter(
    (each) => idOf(each) !== idOf(bought) && at - each.at < NEW_FOR_MS,
  );
  state.projects.push(bought);
}

const boughtProjectsSlice = createSlice({
  name: 'boughtProjects',
  initialState,
  reducers: {
    /** The buyer dismissed the introduction to a project. */
    introductionDismissed(state, { payload }: PayloadAction<Omit<BoughtProject, 'at'>>) {
      state.projects = state.projects.filter((each) => idOf(each) !== idOf(payload));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(projectPaid, addBought).addCase(paymentArrived, addBought);
  },
});

export const { introductionDismissed } = boughtProjectsSlice.actions;
export const boughtProjectsReducer = boughtProjectsSlice.reducer;

/** The ids of the projects that a user bought after `since`, in milliseconds since 1970. */
export const selectNewlyBought = createSelector(
  [
    (state: { boughtProjects: BoughtProjectsState }) => state.boughtProjects.projects,
    (_state, userId: number | undefined) => userId,
    (_state, _userId, now: number) => now,
  ],
  (projects, userId, now) =>
    projects
      .filter((each) => each.userId === userId && now - each.at < NEW_FOR_MS)
      .map(({ projectId }) => projectId),
);

function isBoughtProject(value: unknown): value is BoughtProject {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, projectId, at } = value as Record<string, unknown>;
  return [userId, projectId, at].every(Number.isSafeInteger);
}

/** Parses the stored projects, a JSON list; entries that are not projects are dropped. */
export function parseBoughtProjects(text: string | null): BoughtProject[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isBoughtProject) : [];
  } catch {
    return [];
  }
}
