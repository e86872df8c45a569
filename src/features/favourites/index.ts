export {
  FAVOURITES_STORAGE_KEY,
  favouritesChangedElsewhere,
  favouritesReducer,
  parseStoredFavourites,
  useFavourite,
  useFavouriteIds,
} from './favouritesSlice';
