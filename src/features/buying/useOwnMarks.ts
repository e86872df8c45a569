import { useMemo } from 'react';
import { useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { useAuth } from '@/features/auth';
import { useAppSelector } from '@/store';
import { selectCartItems } from './cartSlice';

/** Returns a project's relation to the user by its id: owned, in the cart, or undefined if neither or unknown. */
export function useOwnMarks() {
  const items = useAppSelector(selectCartItems);
  const { isAuthenticated } = useAuth();
  const { currentData } = useListPurchasedProjectsQuery(undefined, {
    skip: !isAuthenticated,
    // The page may have requested the list already.
    refetchOnMountOrArgChange: false,
  });
  return useMemo(() => {
    const marks = new Map<number, 'owned' | 'inCart'>();
    if (isAuthenticated) for (const { id } of items) marks.set(id, 'inCart');
    currentData?.projects.forEach(({ id }) => marks.set(id, 'owned'));
    return (id: number) => marks.get(id);
  }, [isAuthenticated, items, currentData]);
}
