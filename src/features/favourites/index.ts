export {
  FAVOURITES_STORAGE_KEY,
  favouritesChangedElsewhere,
  favouritesReducer,
  mergeFavourites,
  parseStoredFavourites,
  selectFavouriteIds,
  useFavourite,
  useFavouriteIds,
} from './favouritesSlice';
