import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector, type RootState } from '@/store';

/** The state of the favourites. */
export type FavouritesState = { projectIds: number[] };

declare module '@/store' {
  interface RootState {
    favourites: FavouritesState;
  }
}

/** Key of the favourites in browser storage. */
export const FAVOURITES_STORAGE_KEY = 'favourites';

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
    /** Another tab changed the stored favourites. */
    favouritesChangedElsewhere: (_state, { payload: projectIds }: PayloadAction<number[]>) => ({
      projectIds,
    }),
  },
});

const { favouriteToggled } = favouritesSlice.actions;
export const { favouritesChangedElsewhere } = favouritesSlice.actions;
export const favouritesReducer = favouritesSlice.reducer;

/** Ids of the favourite projects, oldest first. */
const selectFavouriteIds = (state: Pick<RootState, 'favourites'>) => state.favourites.projectIds;

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

/** Returns whether a project is a favourite on this device, and a function to toggle it. */
export function useFavourite(projectId: number) {
  const isFavourite = useAppSelector(selectFavouriteIds).includes(projectId);
  const dispatch = useAppDispatch();
  return { isFavourite, toggle: () => void dispatch(favouriteToggled(projectId)) };
}

/** Returns the ids of the favourite projects on this device, oldest first. */
export function useFavouriteIds(): number[] {
  return useAppSelector(selectFavouriteIds);
}
