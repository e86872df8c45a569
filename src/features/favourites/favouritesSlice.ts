import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { MOST_COMPARED } from '@/config/constants';
import { parseStored, wholeNumber } from '@/lib/schemas';
import { useAppDispatch, useAppSelector } from '@/store';
import type { StoredField } from '@/store/storedField';

/** The lists of ids that this device keeps, with their keys in browser storage. */
const LIST_KEYS = {
  projects: 'favourites',
  ideas: 'kept-ideas',
  compared: 'compared-projects',
} as const;

/** Favourite projects, kept ideas, or the projects chosen for a comparison. */
type MarkedList = keyof typeof LIST_KEYS;

type MarkedLists = Record<MarkedList, readonly number[]>;

const LIST_NAMES = Object.keys(LIST_KEYS) as MarkedList[];

/** The state of the favourites. */
export type FavouritesState = { lists: MarkedLists };

declare module '@/store' {
  interface RootState {
    favourites: FavouritesState;
  }
}

const initialState: FavouritesState = { lists: { projects: [], ideas: [], compared: [] } };

const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    markToggled(
      { lists },
      { payload: { list, id } }: PayloadAction<{ list: MarkedList; id: number }>,
    ) {
      lists[list] = lists[list].includes(id)
        ? lists[list].filter((entry) => entry !== id)
        : [...lists[list], id];
    },
    comparisonCleared({ lists }) {
      lists.compared = [];
    },
    /** Another tab changed the lists. */
    marksChangedElsewhere: (_state, { payload: lists }: PayloadAction<MarkedLists>) => ({ lists }),
  },
});

const { markToggled, comparisonCleared, marksChangedElsewhere } = favouritesSlice.actions;
export const favouritesReducer = favouritesSlice.reducer;

/** Ids as they are stored, each once. */
const schema = v.pipe(
  v.array(wholeNumber),
  v.transform((ids) => [...new Set(ids)]),
);

/** The lists in browser storage, each as JSON under a key of its own; an empty one has none. */
export const storedFavourites: StoredField<MarkedLists> = {
  name: 'lists',
  keys: () => Object.values(LIST_KEYS),
  select: ({ favourites }) => favourites.lists,
  toTexts: (lists) =>
    new Map(
      LIST_NAMES.filter((name) => lists[name].length > 0).map((name) => [
        LIST_KEYS[name],
        JSON.stringify(lists[name]),
      ]),
    ),
  parse: (texts) => {
    const read = (name: MarkedList) => parseStored(texts.get(LIST_KEYS[name]), schema) ?? [];
    return {
      projects: read('projects'),
      ideas: read('ideas'),
      compared: read('compared').slice(0, MOST_COMPARED),
    };
  },
  changedElsewhere: marksChangedElsewhere,
};

/** Returns the ids in a list of this device, oldest first. */
export function useFavouriteIds(list: MarkedList = 'projects'): readonly number[] {
  return useAppSelector(({ favourites }) => favourites.lists[list]);
}

/** Returns whether an id is in a list of this device, by default a favourite, and a function to toggle it. */
export function useFavourite(id: number, list: MarkedList = 'projects') {
  const isFavourite = useFavouriteIds(list).includes(id);
  const dispatch = useAppDispatch();
  return { isFavourite, toggle: () => void dispatch(markToggled({ list, id })) };
}

/** Returns a function that removes all projects from the comparison. */
export function useClearComparison(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(comparisonCleared());
}
