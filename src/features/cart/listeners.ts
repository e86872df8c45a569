import type { UnknownAction } from '@reduxjs/toolkit';
import { isPurchasedList, ownedProjectIds, requestPurchasedProjects } from '@/api/catalogApi';
import type { AppListenerApi } from '@/store';
import { cartMessages } from '@/config/messages';
import { toastShown } from '@/features/toasts';
import { itemRemoved, selectCartItems } from './cartSlice';

/** Requests the user's purchases at the start of a session, unless the cart is empty. */
export function requestOwnedForCart(_action: UnknownAction, api: AppListenerApi): void {
  if (selectCartItems(api.getState()).length > 0) void api.dispatch(requestPurchasedProjects());
}

/**
 * Removes owned projects from the cart. A toast reports it if the list of purchases revealed them;
 * users who have just paid for a project, or are viewing it, know already.
 */
export function dropOwnedItems(action: UnknownAction, api: AppListenerApi): void {
  const owned = ownedProjectIds(action);
  for (const { id, title } of selectCartItems(api.getState()).filter((item) =>
    owned.includes(item.id),
  )) {
    api.dispatch(itemRemoved(id));
    if (isPurchasedList(action)) {
      api.dispatch(toastShown('blank', cartMessages.leftAsOwned(title)));
    }
  }
}
