export {
  FAVOURITES_STORAGE_KEY,
  favouritesReducer,
  parseStoredFavourites,
  selectFavouriteIds,
  type FavouritesState,
} from './favouritesSlice';
export { useFavourite } from './useFavourite';
