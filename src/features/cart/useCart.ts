import { getFeatures } from '@/config/features';
import { cartMessages, loginRequiredMessages, successMessages } from '@/config/messages';
import { useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import {
  cartCleared,
  itemAdded,
  itemRemoved,
  priceAccepted,
  selectCartItems,
  type CartItem,
} from './cartSlice';

/** The cart with its rules and messages (specification, sections 5 and 8). */
export function useCart() {
  const items = useAppSelector(selectCartItems);
  const { isAuthenticated } = useAuth();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const contains = (id: number) => items.some((item) => item.id === id);

  return {
    items,
    contains,
    /** Adds a project; returns false if it was not added. */
    add: (item: CartItem): boolean => {
      if (!isAuthenticated) {
        toast.error(loginRequiredMessages.addToCart);
        return false;
      }
      if (contains(item.id)) {
        toast.error(cartMessages.duplicate);
        return false;
      }
      dispatch(itemAdded(item));
      toast.success(successMessages.addedToCart);
      return true;
    },
    remove: ({ id, title }: CartItem): void => {
      if (!isAuthenticated) {
        toast.error(loginRequiredMessages.manageCart);
        return;
      }
      dispatch(itemRemoved(id));
      toast.success(successMessages.removedFromCart(title));
    },
    clear: (): void => {
      if (!isAuthenticated) {
        toast.error(loginRequiredMessages.manageCart);
        return;
      }
      dispatch(cartCleared());
      toast.success(successMessages.cartCleared);
    },
    /** Accepts the current price of a project, in rupees. */
    acceptPrice: (id: number, base_price: number | string): void => {
      dispatch(priceAccepted({ id, base_price }));
    },
    /** Returns whether a checkout may start, and shows why not. */
    requestCheckout: (): boolean => {
      if (!isAuthenticated) toast.error(loginRequiredMessages.checkout);
      else if (items.length === 0) toast.error(cartMessages.empty);
      else if (getFeatures().cartCheckout === 'sequential') return true;
      else toast.blank(cartMessages.checkoutPlaceholder);
      return false;
    },
  };
}
