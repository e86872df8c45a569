import { useDispatch, useSelector } from 'react-redux';
import { favouriteToggled, selectFavouriteIds } from './favouritesSlice';

/** Whether a project is a favourite on this device, and how to change that. */
export function useFavourite(projectId: number) {
  const isFavourite = useSelector(selectFavouriteIds).includes(projectId);
  const dispatch = useDispatch();
  return { isFavourite, toggle: () => void dispatch(favouriteToggled(projectId)) };
}

/** The ids of the favourite projects on this device, oldest first. */
export function useFavouriteIds(): number[] {
  return useSelector(selectFavouriteIds);
}
