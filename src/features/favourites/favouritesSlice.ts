import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeLists, type Versions } from '@/lib/mergeLists';
import type { RootState } from '@/store';

/** The state of the favourites. */
export type FavouritesState = { projectIds: number[] };

declare module '@/store' {
  interface RootState {
    favourites: FavouritesState;
  }
}

/** Key of the favourites in browser storage. */
export const FAVOURITES_STORAGE_KEY = 'favourites';

/** Merges the favourites of two tabs that changed them at once. */
export const mergeFavourites = (versions: Versions<number[]>): number[] =>
  mergeLists(versions, (id) => id);

const initialState: FavouritesState = { projectIds: [] };

const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled(state, { payload: id }: PayloadAction<number>) {
      state.projectIds = state.projectIds.includes(id)
        ? state.projectIds.filter((entry) => entry !== id)
        : [...state.projectIds, id];
    },
    /** Another tab changed the stored favourites; both tabs' changes are merged. */
    favouritesChangedElsewhere: (_state, { payload: projectIds }: PayloadAction<number[]>) => ({
      projectIds,
    }),
  },
});

export const { favouriteToggled, favouritesChangedElsewhere } = favouritesSlice.actions;
export const favouritesReducer = favouritesSlice.reducer;

/** Ids of the favourite projects, oldest first. */
export const selectFavouriteIds = (state: Pick<RootState, 'favourites'>) =>
  state.favourites.projectIds;

/** Parses the stored favourites, a JSON list of ids. Anything else is empty. */
export function parseStoredFavourites(text: string | null): number[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return [...new Set(parsed.filter((id): id is number => Number.isSafeInteger(id)))];
  } catch {
    return [];
  }
}
