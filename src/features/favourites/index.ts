export {
  FAVOURITES_STORAGE_KEY,
  favouritesReducer,
  parseStoredFavourites,
} from './favouritesSlice';
export { useFavourite, useFavouriteIds } from './useFavourite';
