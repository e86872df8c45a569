import type { UnknownAction } from '@reduxjs/toolkit';
import { isPurchasedList, ownedProjectIds, requestPurchasedProjects } from '@/api/catalogApi';
import type { AppListenerApi } from '@/app/store/types';
import { cartMessages } from '@/config/messages';
import { toastShown } from '@/features/toasts';
import { itemRemoved, selectCartItems } from './cartSlice';

/** Asks what somebody who has just come owns, if there is a cart that it could concern. */
export function askOwnedForCart(_action: UnknownAction, api: AppListenerApi): void {
  if (selectCartItems(api.getState()).length > 0) void api.dispatch(requestPurchasedProjects());
}

/**
 * Takes projects out of the cart that turn out to be owned. It is said when they were found among the
 * purchases; whoever has just paid for a project or looks at it sees that without a word.
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
