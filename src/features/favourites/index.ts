export {
  FAVOURITES_STORAGE_KEY,
  favouritesReducer,
  parseStoredFavourites,
} from './favouritesSlice';
export { useFavourite } from './useFavourite';
