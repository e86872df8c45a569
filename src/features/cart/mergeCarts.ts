import type { CartItem } from './cartSlice';

type Versions = {
  /** The cart before either side changed it. */
  base: readonly CartItem[];
  mine: readonly CartItem[];
  theirs: readonly CartItem[];
};

const byId = (items: readonly CartItem[]) => new Map(items.map((item) => [item.id, item]));

/** Applies this tab's changes since `base` to what another tab has made of the cart meanwhile. */
export function mergeCarts({ base, mine, theirs }: Versions): CartItem[] {
  const [before, after, merged] = [byId(base), byId(mine), byId(theirs)];
  for (const id of before.keys()) if (!after.has(id)) merged.delete(id);
  for (const [id, item] of after) {
    const old = before.get(id);
    const isAdded = !old && !merged.has(id);
    const isChanged = old && merged.has(id) && JSON.stringify(old) !== JSON.stringify(item);
    if (isAdded || isChanged) merged.set(id, item);
  }
  return [...merged.values()];
}
