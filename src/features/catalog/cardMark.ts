import { MILLISECONDS_PER_DAY } from '@/lib/time';

/** The mark of a project that the user owns or has in the cart. */
export type OwnMark = 'owned' | 'inCart';

/** The mark on a card's picture: the relation to the user, or else how recent the project is. */
type CardMark = OwnMark | 'new' | 'updated';

/** Labels of the marks. */
export const MARK_TEXTS: Record<CardMark, string> = {
  owned: 'Owned',
  inCart: 'In your cart',
  new: 'New',
  updated: 'Updated',
};
const NEW_FOR_DAYS = 30;
const UPDATED_FOR_DAYS = 14;

/** Returns the days since an ISO time; infinite for an invalid time or one in the future. */
function daysSince(time: string, now: number): number {
  const days = (now - Date.parse(time)) / MILLISECONDS_PER_DAY;
  return days >= 0 ? days : Infinity;
}

/** Returns how recent a project is; null for one that is neither new nor updated. */
export function recentMark(
  { created_at, updated_at }: { created_at: string; updated_at: string },
  now = Date.now(),
): 'new' | 'updated' | null {
  if (daysSince(created_at, now) <= NEW_FOR_DAYS) return 'new';
  return daysSince(updated_at, now) <= UPDATED_FOR_DAYS ? 'updated' : null;
}
