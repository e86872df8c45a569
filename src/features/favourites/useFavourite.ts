import { useAppDispatch, useAppSelector } from '@/store';
import { favouriteToggled, selectFavouriteIds } from './favouritesSlice';

/** Returns whether a project is a favourite on this device, and a function to toggle it. */
export function useFavourite(projectId: number) {
  const isFavourite = useAppSelector(selectFavouriteIds).includes(projectId);
  const dispatch = useAppDispatch();
  return { isFavourite, toggle: () => void dispatch(favouriteToggled(projectId)) };
}

/** Returns the ids of the favourite projects on this device, oldest first. */
export function useFavouriteIds(): number[] {
  return useAppSelector(selectFavouriteIds);
}
