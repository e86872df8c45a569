import { useMemo } from 'react';
import { selectCartItems } from '@/features/cart';
import type { OwnMark } from '@/features/catalog';
import { useOwnedIds } from '@/features/library';
import { useAppSelector } from '@/lib/storeHooks';

/** Returns what a project is to the user by its id: owned, in the cart, or neither. */
export function useOwnMarks(): (id: number) => OwnMark | undefined {
  const items = useAppSelector(selectCartItems);
  const owned = useOwnedIds();
  return useMemo(() => {
    const inCart = new Set(items.map(({ id }) => id));
    return (id) => (owned.has(id) ? 'owned' : inCart.has(id) ? 'inCart' : undefined);
  }, [items, owned]);
}
