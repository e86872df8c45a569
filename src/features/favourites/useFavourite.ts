import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { favouriteToggled, selectFavouriteIds } from './favouritesSlice';

/** Whether a project is a favourite on this device, and how to change that. */
export function useFavourite(projectId: number) {
  const isFavourite = useAppSelector(selectFavouriteIds).includes(projectId);
  const dispatch = useAppDispatch();
  return { isFavourite, toggle: () => void dispatch(favouriteToggled(projectId)) };
}

/** The ids of the favourite projects on this device, oldest first. */
export function useFavouriteIds(): number[] {
  return useAppSelector(selectFavouriteIds);
}
