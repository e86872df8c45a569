import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { wholeNumber } from '@/lib/schemas';
import { type RootState, useAppDispatch, useAppSelector } from '@/store';
import { jsonField } from '@/store/storedField';

/** The state of the favourites. */
export type FavouritesState = { projectIds: number[] };

declare module '@/store' {
  interface RootState {
    favourites: FavouritesState;
  }
}

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
    /** Another tab changed the favourites. */
    favouritesChangedElsewhere: (_state, { payload: projectIds }: PayloadAction<number[]>) => ({
      projectIds,
    }),
  },
});

const { favouriteToggled, favouritesChangedElsewhere } = favouritesSlice.actions;
export const favouritesReducer = favouritesSlice.reducer;

/** Ids of the favourite projects, oldest first. */
const selectFavouriteIds = (state: Pick<RootState, 'favourites'>) => state.favourites.projectIds;

/** Ids of projects as they are stored, each once. */
const schema = v.pipe(
  v.array(wholeNumber),
  v.transform((ids) => [...new Set(ids)]),
);

/** The favourites in browser storage. */
export const storedFavourites = jsonField({
  name: 'projectIds',
  key: 'favourites',
  schema,
  empty: [],
  select: selectFavouriteIds,
  changedElsewhere: favouritesChangedElsewhere,
});

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
