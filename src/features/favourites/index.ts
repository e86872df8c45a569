export {
  FAVOURITES_STORAGE_KEY,
  favouritesChangedElsewhere,
  favouritesReducer,
  mergeFavourites,
  parseStoredFavourites,
  selectFavouriteIds,
} from './favouritesSlice';
export { useFavourite, useFavouriteIds } from './useFavourite';
