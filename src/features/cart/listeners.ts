import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isPurchasedList, ownedProjectIds, requestPurchasedProjects } from '@/api/catalogApi';
import { cartMessages } from '@/config/messages';
import { toastShown } from '@/features/toasts';
import { itemRemoved, selectCartItems, type CartState } from './cartSlice';

type ListenerApi = {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch;
  getState: () => unknown;
};

const cartItems = (api: ListenerApi) => selectCartItems(api.getState() as { cart: CartState });

/** Asks what somebody who has just come owns, if there is a cart that it could concern. */
export function askOwnedForCart(_action: UnknownAction, api: ListenerApi): void {
  if (cartItems(api).length > 0) void api.dispatch(requestPurchasedProjects());
}

/**
 * Takes projects out of the cart that turn out to be owned. It is said when they were found among the
 * purchases; whoever has just paid for a project or looks at it sees that without a word.
 */
export function dropOwnedItems(action: UnknownAction, api: ListenerApi): void {
  const owned = ownedProjectIds(action);
  for (const { id, title } of cartItems(api).filter((item) => owned.includes(item.id))) {
    api.dispatch(itemRemoved(id));
    if (isPurchasedList(action)) {
      api.dispatch(toastShown('blank', cartMessages.leftAsOwned(title)));
    }
  }
}
