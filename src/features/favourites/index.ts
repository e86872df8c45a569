export {
  favouritesReducer,
  storedFavourites,
  useFavourite,
  useFavouriteIds,
} from './favouritesSlice';
