export {
  FAVOURITES_STORAGE_KEY,
  favouritesChangedElsewhere,
  favouritesReducer,
  parseStoredFavourites,
  selectFavouriteIds,
  useFavourite,
  useFavouriteIds,
} from './favouritesSlice';
