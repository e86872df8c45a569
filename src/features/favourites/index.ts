export { CompareToggle } from './CompareToggle';
export { Comparison } from './Comparison';
export {
  favouritesReducer,
  storedFavourites,
  useFavourite,
  useFavouriteIds,
} from './favouritesSlice';
